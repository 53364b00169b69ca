import type { Cause } from "./failure.ts";

const reconnect: Cause = { why: "Instagram ended the connection. Reconnect the account." };
const permission: Cause = {
  why: "Instagram does not let us post for this account. Reconnect and leave every permission ticked.",
};
const ratio: Cause = { why: "Instagram takes pictures from 4:5 to 1.91:1. Change the format." };

/** What Instagram's subcodes, and codes without one, mean and what helps. Source: contracts §2.6. */
export const instagramCauses: Record<string, Cause> = {
  "190": reconnect,
  "460": reconnect,
  "463": reconnect,
  "467": reconnect,
  "102": reconnect,
  "10": permission,
  "200": permission,
  "2207051": { why: "Instagram takes this for spam and blocked it. Look into Instagram before you send it again." },
  "2207042": { why: "Instagram lets this account post no more today. Send it tomorrow." },
  "2207050": { why: "Instagram restricted this account. Open Instagram and do what it asks for." },
  "2207003": { why: "Instagram took too long to download the file.", again: true },
  "2207020": { why: "Instagram let the file run out.", again: true },
  "2207001": { why: "Instagram had trouble of its own.", again: true },
  "2207032": { why: "Instagram could not make the post.", again: true },
  "2207053": { why: "Instagram could not read the video.", again: true },
  "2207006": { why: "Instagram no longer has the file.", again: true },
  "2207008": { why: "Instagram no longer has the file.", again: true },
  "2207052": { why: "Instagram could not download the file.", again: true },
  "2207085": { why: "Instagram had trouble of its own.", again: true },
  expired: { why: "Instagram let the post run out before it was sent.", again: true },
  "2207057": { why: "The cover lies outside of the video. Choose another moment." },
  "2207023": { why: "Instagram does not know this kind of post. Please tell support." },
  "2207028": { why: "An Instagram carousel has 2 to 10 slides." },
  "2207040": { why: "An Instagram post tags at most 20 people." },
  "2207026": { why: "Instagram does not take this video format. Export it again." },
  "2207004": { why: "A picture is larger than the 8 MB that Instagram takes." },
  "2207005": { why: "Instagram takes pictures as JPEG only. Export them again." },
  "2207009": ratio,
  "2207010": { why: "The caption is longer than Instagram takes." },
  "36000": { why: "A picture is larger than the 8 MB that Instagram takes." },
  "36001": { why: "Instagram takes pictures as JPEG only. Export them again." },
  "36003": ratio,
  "36004": { why: "The caption is longer than Instagram takes." },
  "9004": { why: "Instagram could not download the file.", again: true },
  "100": { why: "Instagram did not understand the post. Please tell support." },
};
