import { DAY_MS, type InstagramContainer, type InstagramContainers } from "./containers.ts";

export type StatusCode = "IN_PROGRESS" | "FINISHED" | "ERROR" | "EXPIRED" | "PUBLISHED";

/**
 * `status_code` with the text beside it. A carousel is as far as the slowest of its children.
 * Source: docs/platforms/instagram.md#container-status.
 */
export function containerStatus(
  container: InstagramContainer,
  containers: Pick<InstagramContainers, "find">,
  now: number,
): { code: StatusCode; text: string } {
  const code = statusCode(container, containers, now);
  return { code, text: statusText(code, failureIn(container, containers)) };
}

function statusCode(
  container: InstagramContainer,
  containers: Pick<InstagramContainers, "find">,
  now: number,
): StatusCode {
  if (container.published) return "PUBLISHED";
  if (now - container.createdAt >= DAY_MS) return "EXPIRED";
  if (container.state === "failed") return "ERROR";
  if (container.state === "fetching" || container.readyAt > now) return "IN_PROGRESS";
  const children = container.request.children.map((id) => {
    const child = containers.find(id);
    return child ? statusCode(child, containers, now) : "ERROR";
  });
  return (["ERROR", "EXPIRED", "IN_PROGRESS"] as const).find((code) => children.includes(code)) ?? "FINISHED";
}

function failureIn(container: InstagramContainer, containers: Pick<InstagramContainers, "find">) {
  const parts = [container, ...container.request.children.map((id) => containers.find(id))];
  return parts.find((part) => part?.state === "failed");
}

function statusText(code: StatusCode, failed: InstagramContainer | null | undefined): string {
  switch (code) {
    case "IN_PROGRESS":
      return "In Progress: Media is still being processed.";
    case "FINISHED":
      return "Finished: Media has been uploaded and it is ready to be published.";
    case "PUBLISHED":
      return "Published: Media has been published successfully.";
    case "EXPIRED":
      return "Expired: The media was not published within 24 hours.";
    case "ERROR":
      return failed?.state === "failed"
        ? `Error: Media upload has failed with error code ${failed.failure.subcode}: ${failed.failure.message}`
        : "Error: Media upload has failed with error code 2207032";
  }
}
