import { countryOfRequest, isRestricted, notOfferedIn } from "@vignette/domain/country";
import { duringMaintenance } from "@vignette/domain/flags";
import { Refusal } from "@vignette/domain/kernel";
import { publicConfigStore } from "../records/stores/public-config-store.ts";
import type { Context } from "./context.ts";
import { isAdmin } from "./is-admin.ts";
import { forgetStanding, standingOf } from "./standing-of.ts";
import type { WriteAccess } from "./write-access.ts";

type Request = Pick<Context, "documents" | "flags" | "user" | "caller" | "now">;

/**
 * Why a change is refused, or null: during maintenance to everyone but admins, and where the product is not offered.
 * Visitors have no detected country; what they may call without an account is checked elsewhere. Source: ADR 47.
 */
export async function refuseWrite(request: Request, access: WriteAccess): Promise<Refusal | null> {
  const { documents, flags, user } = request;
  if (access === "always") return null;
  if ((await flags()).maintenance) {
    const isExempt = !(user instanceof Refusal) && (await isAdmin(documents, user));
    if (!isExempt) return duringMaintenance();
  }
  return access === "work" && !(user instanceof Refusal) ? await refuseCountry(request, user.uid) : null;
}

async function refuseCountry({ documents, caller, now }: Request, uid: string): Promise<Refusal | null> {
  const config = await publicConfigStore(documents).cached(now);
  if (!config.countryRestrictionOn) return null;
  const code = async () => countryOfRequest((await standingOf(documents, uid)).detectedCountry, caller.country, now);
  if (!isRestricted(config, { countryCode: await code() })) return null;
  // The country may have been detected again since the record was read.
  forgetStanding(uid);
  const countryCode = await code();
  return isRestricted(config, { countryCode }) ? notOfferedIn(countryCode) : null;
}
