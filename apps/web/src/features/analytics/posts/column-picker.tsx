import { m } from "@vignette/messages";
import { Button, Checkbox, Popover } from "@vignette/ui";
import { Settings2 } from "@vignette/ui/icons";
import { storedValue } from "../../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../../shared/storage/use-stored-value.ts";
import { type ColumnName, columnNames, columns, usualColumns } from "./columns.ts";

const stored = storedValue("analyze-columns");

/** The columns that this browser shows. */
export function useColumns(): readonly ColumnName[] {
  const text = useStoredValue(stored);
  if (text === null) return usualColumns;
  const chosen = text.split(",");
  return columnNames.filter((name) => chosen.includes(name));
}

/** Chooses the columns of the table; they stay chosen in this browser. */
export function ColumnPicker({ shown }: { shown: readonly ColumnName[] }) {
  return (
    <Popover
      title={m.analyze_columns()}
      align="end"
      trigger={<Button icon={<Settings2 size={16} strokeWidth={1.75} aria-hidden />}>{m.analyze_columns()}</Button>}
    >
      <div className="grid grid-cols-2 gap-x-4">
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            label={columns[name].name}
            checked={shown.includes(name)}
            onChange={(on) =>
              stored.write(columnNames.filter((it) => (it === name ? on : shown.includes(it))).join(","))
            }
          />
        ))}
      </div>
    </Popover>
  );
}
