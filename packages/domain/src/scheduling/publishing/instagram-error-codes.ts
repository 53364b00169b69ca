import type { FailureCause } from "../post/failure.ts";

const reconnect: FailureCause = { fix: "reconnect", why: "Instagram ended the connection. Reconnect the account." };
const permission: FailureCause = {
  fix: "reconnect",
  why: "Instagram does not let us post for this account. Reconnect and leave every permission ticked.",
};
const busy: FailureCause = { fix: "again", why: "Instagram was asked too often for this account." };
const ratio: FailureCause = { fix: "export", why: "Instagram takes pictures from 4:5 to 1.91:1. Change the format." };

/**
 * What Instagram's subcodes, and codes without one, mean and what helps. Source: docs/platforms/instagram.md#errors.
 */
export const instagramErrorCodes: Record<string, FailureCause> = {
  "190": reconnect,
  "460": reconnect,
  "463": reconnect,
  "467": reconnect,
  "102": reconnect,
  "4": busy,
  "17": busy,
  "32": busy,
  "613": busy,
  "10": permission,
  "200": permission,
  "2207051": {
    fix: "look",
    why: "Instagram takes this for spam and blocked it. Look into Instagram before you send it again.",
  },
  "2207042": { fix: "wait", why: "Instagram lets this account post no more today. Send it tomorrow." },
  "2207050": { fix: "look", why: "Instagram restricted this account. Open Instagram and do what it asks for." },
  "2207003": { fix: "again", why: "Instagram took too long to download the file.", again: true },
  "2207020": { fix: "again", why: "Instagram let the file run out.", again: true },
  "2207001": { fix: "again", why: "Instagram had trouble of its own.", again: true },
  "2207032": { fix: "again", why: "Instagram could not make the post.", again: true },
  "2207053": { fix: "again", why: "Instagram could not read the video.", again: true },
  "2207006": { fix: "again", why: "Instagram no longer has the file.", again: true },
  "2207008": { fix: "again", why: "Instagram no longer has the file.", again: true },
  "2207052": { fix: "again", why: "Instagram could not download the file.", again: true },
  "2207085": { fix: "again", why: "Instagram had trouble of its own.", again: true },
  expired: { fix: "again", why: "Instagram let the post run out before it was sent.", again: true },
  "2207057": { fix: "change", why: "The cover lies outside of the video. Choose another moment." },
  "2207023": { fix: "support", why: "Instagram does not know this kind of post. Please tell support." },
  "2207081": { fix: "change", why: "Instagram offers this account no trial reels. Choose a reel." },
  "2207027": { fix: "again", why: "Instagram had not read the file to its end." },
  "1": { fix: "again", why: "Instagram had trouble of its own." },
  "2": { fix: "again", why: "Instagram had trouble of its own." },
  "-1": { fix: "again", why: "Instagram had trouble of its own." },
  "-2": { fix: "again", why: "Instagram took too long to download the file." },
  "9": { fix: "wait", why: "Instagram lets this account post no more today. Send it tomorrow." },
  "24": { fix: "again", why: "Instagram no longer has the file." },
  "25": { fix: "look", why: "Instagram restricted this account. Open Instagram and do what it asks for." },
  "352": { fix: "export", why: "Instagram does not take this video format. Export it again." },
  "9007": { fix: "again", why: "Instagram had not read the file to its end." },
  "2207028": { fix: "change", why: "An Instagram carousel has 2 to 10 slides." },
  "2207040": { fix: "change", why: "An Instagram post tags at most 20 people." },
  "2207026": { fix: "export", why: "Instagram does not take this video format. Export it again." },
  "2207004": { fix: "export", why: "A picture is larger than the 8 MB that Instagram takes." },
  "2207005": { fix: "export", why: "Instagram takes pictures as JPEG only. Export them again." },
  "2207009": ratio,
  "2207010": { fix: "change", why: "The caption is longer than Instagram takes." },
  "36000": { fix: "export", why: "A picture is larger than the 8 MB that Instagram takes." },
  "36001": { fix: "export", why: "Instagram takes pictures as JPEG only. Export them again." },
  "36003": ratio,
  "36004": { fix: "change", why: "The caption is longer than Instagram takes." },
  "9004": { fix: "again", why: "Instagram could not download the file.", again: true },
  "100": { fix: "support", why: "Instagram did not understand the post. Please tell support." },
};
