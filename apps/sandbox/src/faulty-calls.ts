import {
  DroppedConnection,
  type FaultRule,
  type faultBench,
  type InjectedFault,
  type InterceptedCall,
} from "./faults.ts";

type Deps = {
  faults: ReturnType<typeof faultBench>;
  /** Ends an account's access, for faults about tokens. */
  endAccess: (call: InterceptedCall, how: "expired" | "revoked") => void;
};

/** A held call, and the text that its rule matched. */
type Held = { account: string | null; mentions: string | null; url: string; letGo: () => void };

/** Applies the injected faults to calls. Throws DroppedConnection if the answer is to be lost. */
export function faultyCalls({ faults, endAccess }: Deps) {
  const held = new Set<Held>();
  const hold = ({ account, url }: InterceptedCall, { mentions = null }: { mentions?: string | null | undefined }) =>
    new Promise<void>((resolve) => {
      const waiting: Held = {
        account,
        mentions,
        url,
        letGo: () => {
          held.delete(waiting);
          resolve();
        },
      };
      held.add(waiting);
    });

  async function before(call: InterceptedCall, { fault, ...rule }: FaultRule): Promise<void> {
    if ("token" in fault) endAccess(call, fault.token);
    if ("hold" in fault && fault.hold === "before") await hold(call, rule);
    if ("delayMs" in fault && !isLost(fault, "after")) await pause(fault.delayMs);
    if (isLost(fault, "before")) throw new DroppedConnection();
  }

  async function after(call: InterceptedCall, { fault, ...rule }: FaultRule): Promise<void> {
    if ("hold" in fault && fault.hold === "after") await hold(call, rule);
    if ("drop" in fault && isLost(fault, "after")) await pause(fault.delayMs);
    if (isLost(fault, "after")) throw new DroppedConnection();
  }

  return {
    /** The calls that are held, oldest first. */
    held: (): readonly Held[] => [...held],
    async meet(call: InterceptedCall, work: () => Promise<Response>): Promise<Response> {
      const rule = await faults.take(call);
      const record = faults.record(call, rule?.fault ?? null);
      if (rule) await before(call, rule);
      const response = rule && "status" in rule.fault ? madeUp(rule.fault) : await work();
      if (rule) await after(call, rule);
      record.status = response.status;
      if (rule && "paceMs" in rule.fault) return paced(response, rule.fault.paceMs);
      return rule && "cut" in rule.fault ? brokenOff(response, rule.fault.cut) : response;
    },
  };
}
export type FaultyCalls = ReturnType<typeof faultyCalls>;

/** Whether the connection breaks before the work, or after it. */
function isLost(fault: InjectedFault, side: "before" | "after"): boolean {
  if ("drop" in fault) return fault.drop === side;
  return "hold" in fault && fault.drops === true && fault.hold === side;
}

async function pause(ms = 0): Promise<void> {
  // A process that ends does not wait for it.
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function madeUp({ status, body, headers }: Extract<InjectedFault, { status: number }>): Response {
  return typeof body === "string"
    ? new Response(body, { status, headers: { "content-type": "text/html", ...headers } })
    : Response.json(body ?? {}, { status, ...(headers && { headers }) });
}

/** An answer that arrives piece by piece, with a pause before each. */
function paced(response: Response, ms: number): Response {
  const slow = new TransformStream<Uint8Array, Uint8Array>({
    async transform(piece, controller) {
      await pause(ms);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(slow) ?? null, response);
}

/** Long enough for the network to carry what was sent, in ms. */
const ON_ITS_WAY = 60;

/** The beginning of an answer, and then a broken connection. */
function brokenOff(response: Response, bytes: number): Response {
  const reader = response.body?.getReader();
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader?.read();
      const piece = next?.value?.subarray(0, left);
      if (!piece || piece.length === 0) {
        // Lets what was sent reach the caller before the connection breaks.
        await pause(ON_ITS_WAY);
        return controller.error(new DroppedConnection());
      }
      left -= piece.length;
      controller.enqueue(piece);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(body, { status: response.status, headers });
}
