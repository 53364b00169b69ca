/** In Node, beside the sandbox: accepts jobs as the renderer does, and draws nothing. The tests send its reports. */
export function aRenderer(): (request: Request) => Promise<Response> {
  const jobs = new Map<string, unknown>();
  const stopped = new Set<string>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const id = pathname.split("/").at(-1) ?? "";
    // For tests only: its jobs, those of a creation, and a way to lose one.
    if (pathname.startsWith("/test/jobs/")) return Response.json({ job: jobs.get(id), stopped: stopped.has(id) });
    if (pathname.startsWith("/test/forget/")) return Response.json({ forgotten: jobs.delete(id) });
    if (pathname.startsWith("/test/of/")) return Response.json([...jobs.values()].filter(reportsTo(id)));
    if (!request.headers.get("x-vignette-signature")) return Response.json({}, { status: 401 });
    if (request.method === "PUT") jobs.set(id, await request.json());
    if (request.method === "DELETE") stopped.add(id);
    return jobs.has(id)
      ? Response.json({ state: "running", progress: 0.3 }, { status: request.method === "PUT" ? 202 : 200 })
      : Response.json({}, { status: 404 });
  };
}

const reportsTo = (creationId: string) => (job: unknown) =>
  typeof job === "object" && job !== null && "report" in job && String(job.report).includes(creationId);
