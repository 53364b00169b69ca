import { countryName } from "@vignette/domain/country";
import { AlertDialog, Button } from "@vignette/ui";

type RemoveCountryProps = { code: string | null; onClose: () => void; onRemove: (code: string) => void };

/** Confirms the removal of a country: its users are locked out. */
export function RemoveCountry({ code, onClose, onRemove }: RemoveCountryProps) {
  const name = code === null ? "" : countryName(code);
  return (
    <AlertDialog
      open={code !== null}
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description={`While the country restriction is on, users in ${name} see a notice instead of their dashboard. Nothing is deleted, and scheduled posts still go out.`}
      cancel={`Keep ${name}`}
      action={
        <Button
          variant="danger"
          onClick={() => {
            if (code !== null) onRemove(code);
            onClose();
          }}
        >
          Remove {name}
        </Button>
      }
    />
  );
}
