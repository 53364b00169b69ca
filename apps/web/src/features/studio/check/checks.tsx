import { useEffect, useEffectEvent } from "react";
import { type CheckPanelProps, StudioCheckPanel } from "./check-panel.tsx";
import { type ReportInput, type StudioReport, useReport } from "./use-report.ts";

type ChecksProps = ReportInput &
  Pick<CheckPanelProps, "pictures" | "clips" | "onShow" | "onChange"> & {
    /** Called with every new report: what is outlined on the stage, and whether it can be exported. */
    onReport: (report: StudioReport["report"]) => void;
  };

/** Checks a creation while it is edited, and says what it found. */
export function Checks({ creation, draft, sceneInput, media, onReport, ...panel }: ChecksProps) {
  const { report, layout, durationMs } = useReport({ creation, draft, sceneInput, media });
  const tell = useEffectEvent(onReport);
  useEffect(() => tell(report), [report]);
  return <StudioCheckPanel {...{ report, layout, durationMs, draft }} {...panel} />;
}
