import { Refusal } from "@vignette/domain/kernel";
import {
  ATTACHMENT_MAX_BYTES,
  attachmentKey,
  attachmentUrl,
  imageUploadFailed,
  type OpenTicketInput,
  type SupportTicket,
} from "@vignette/domain/support";
import type { Files } from "../../adapters/files/files.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import type { CheckedImage } from "./check-images.ts";
import { reserveTicket, type TicketDeps } from "./reserve-ticket.ts";

type Deps = TicketDeps & { files: Files; publicOrigin: string };

/** Opens a ticket with its images, or nothing: if a step fails, what was stored before is removed. */
export async function openTicket(
  deps: Deps,
  user: TokenUser,
  { description, context }: OpenTicketInput,
  images: readonly CheckedImage[],
): Promise<SupportTicket> {
  const ticket = await reserveTicket(deps, user, { description, context });
  if (images.length === 0) return ticket;

  const keys = images.map((it) => attachmentKey(ticket.ticketId, it.fileName));
  try {
    for (const [index, image] of images.entries()) {
      await store(deps.files, attachmentKey(ticket.ticketId, image.fileName), image, index);
    }
    const imageUrls = keys.map((key) => attachmentUrl(deps.publicOrigin, key));
    await deps.tickets.patch(ticket.ticketId, { imageUrls });
    return { ...ticket, imageUrls };
  } catch (error) {
    await Promise.allSettled([deps.files.remove(keys), deps.tickets.remove(ticket.ticketId)]);
    throw error;
  }
}

async function store(files: Files, key: string, image: CheckedImage, index: number): Promise<void> {
  try {
    await files.put(key, image.bytes, { type: image.type, maxBytes: ATTACHMENT_MAX_BYTES });
  } catch (error) {
    throw error instanceof Refusal ? error : imageUploadFailed(index);
  }
}
