import { m } from "@vignette/messages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import {
  type AttachmentType,
  addAttachments,
  attachmentFileName,
  attachmentKey,
  attachmentKeyOf,
  attachmentTypeOf,
  attachmentUrl,
  type ContactType,
  contactMessage,
  contactSignedOut,
  descriptionMissing,
  imageUploadFailed,
  operator,
  supportMailLink,
  supportSignedOut,
  supportWords,
  TICKET_ID,
  ticketEmail,
  ticketId,
  withTicketAt,
} from "./index.ts";

const at = (iso: string) => instant(Date.parse(iso));
const MB = 1024 * 1024;
const image = (size = 1, type: AttachmentType | null = "image/png", side = 100) => ({
  type,
  size,
  pixels: { width: side, height: side },
});
const bytes = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0));

describe("spec §9 Support: a ticket's id", () => {
  it.each([
    ["2026-11-21T00:00:00Z", 38_213, "VG-2026-11-48213"],
    ["2026-01-01T00:00:00Z", 0, "VG-2026-01-10000"],
    ["2026-12-31T23:59:59Z", 89_999, "VG-2026-12-99999"],
    ["2027-02-01T00:00:00Z", 90_000, "VG-2027-02-10000"],
  ])("opened at %s with the random number %s is %s", (now, random, id) => {
    expect(ticketId(at(now), random)).toBe(id);
  });

  it("always has its form, for any random number", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true }),
        (n, date) => {
          expect(ticketId(instant(date.getTime()), n)).toMatch(TICKET_ID);
        },
      ),
    );
  });
});

describe("spec §5 Attachments: what is added", () => {
  it.each([
    ["one image", [], [image()], 1, []],
    ["exactly 5 MB (5242880 bytes)", [], [image(5_242_880)], 1, []],
    ["a byte more", [], [image(5_242_881)], 0, ["Image size should be less than 5MB"]],
    ["no image", [], [image(1, null)], 0, ["Only image files are allowed"]],
    [
      "one of more pixels than are taken",
      [],
      [image(1, "image/png", 8001)],
      0,
      ["This picture has more than 64 megapixels, or a side of more than 16,384. Use a smaller one."],
    ],
    ["four at once", [], [1, 2, 3, 4].map(image1), 3, ["Only adding 3 images to stay within the 3 image limit"]],
    [
      "two beside two",
      [1, 2].map(image1),
      [1, 2].map(image1),
      3,
      ["Only adding 1 images to stay within the 3 image limit"],
    ],
    ["one beside three", [1, 2, 3].map(image1), [image()], 3, ["Maximum 3 images can be attached"]],
    [
      "a mix",
      [image()],
      [image(1, null), image(6 * MB), image(), image(), image()],
      3,
      [
        "Only image files are allowed",
        "Image size should be less than 5MB",
        "Only adding 2 images to stay within the 3 image limit",
      ],
    ],
    [
      "a large one beside three says only that",
      [1, 2, 3].map(image1),
      [image(6 * MB)],
      3,
      ["Image size should be less than 5MB"],
    ],
  ])("%s", (_case, present, added, count, messages) => {
    const result = addAttachments(present, added);
    expect(result.files).toHaveLength(count);
    expect(result.said.map(({ message }) => message)).toEqual(messages);
    expect(result.files.slice(0, present.length)).toEqual(present);
  });
});

function image1() {
  return image();
}

describe("spec §5 Attachments: images only", () => {
  it.each([
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["\x89PNG\r\n\x1a\n", "image/png"],
    ["RIFF1234WEBP", "image/webp"],
    ["GIF89a", "image/gif"],
    ["\0\0\0\x1cftypavif", null],
    ["\0\0\0\x18ftypheic", null],
    ["\0\0\0\x18ftypmif1", null],
    ["<svg onload=alert(1)>", null],
    ["%PDF-1.7", null],
    ["\0\0\0\x18ftypisom", null],
    ["", null],
  ])("%j is %s", (head, type) => {
    expect(attachmentTypeOf(bytes(head))).toBe(type);
  });
});

describe("spec §7 File storage: support/{ticketId}/{fileName}", () => {
  it.each([
    ["Screenshot 2026-11-21 at 4.05.12\u202fPM.png", "Screenshot-2026-11-21-at-4.05.12-PM.png"],
    ["Fehler über alles.JPG", "Fehler-u-ber-alles.png"],
    ["画面.png", "image.png"],
    ["__proto__", "__proto__.png"],
    ["..hidden", "image.png"],
    ["a".repeat(200), `${"a".repeat(60)}.png`],
    ["", "image.png"],
  ])("%j is kept as %s", (name, kept) => {
    expect(attachmentFileName(name, "image/png", [])).toBe(kept);
  });

  it.each(["../secret.png", "a/b.png", "a\\b.png", "..", ".", "a\u0000.png", "\ud800.png", "x".repeat(256)])(
    "%j is no name",
    (name) => {
      expect(attachmentFileName(name, "image/png", [])).toBeNull();
    },
  );

  it("gives two files of one name two places", () => {
    const first = attachmentFileName("image.png", "image/png", []);
    expect(first).toBe("image.png");
    expect(attachmentFileName("image.png", "image/png", ["image.png"])).toBe("image-2.png");
    expect(attachmentFileName("image.png", "image/png", ["image.png", "image-2.png"])).toBe("image-3.png");
  });

  it("finds the key again from the address kept with the ticket", () => {
    const key = attachmentKey("VG-2026-11-48213", "a.png");
    expect(key).toBe("support/VG-2026-11-48213/a.png");
    expect(attachmentKeyOf(attachmentUrl("https://vignette.app", key))).toBe(key);
    expect(attachmentKeyOf("https://elsewhere.test/a.png")).toBeNull();
  });
});

describe("spec §5 Contact dialog: an empty message is replaced by a default one", () => {
  it.each<[ContactType, string]>([
    ["upgrade", m.settings_contact_upgrade_default()],
    ["enterprise", m.settings_contact_enterprise_default()],
    ["country", m.settings_contact_country_default()],
  ])("%s: %s", (type, message) => {
    expect(contactMessage(type, " \n ")).toBe(message);
    expect(contactMessage(type, " Mine ")).toBe("Mine");
  });
});

describe("spec §8 Support and contact: the sentences", () => {
  it("are as the spec quotes them", () => {
    expect(m.settings_support_sent()).toBe("Support request submitted successfully!");
    expect(supportWords.failed).toBe("Failed to submit support request. Please try the email option.");
    expect(m.settings_support_failed_title()).toBe("Submission Issue Detected");
    expect(imageUploadFailed(1).message).toBe("Failed to upload image 2");
    expect(m.settings_contact_upgrade_sent()).toBe("Upgrade request submitted successfully!");
    expect(m.settings_contact_enterprise_sent()).toBe("Enterprise request submitted successfully!");
    expect(m.settings_contact_country_sent()).toBe("Country request submitted successfully!");
    expect(m.settings_contact_enterprise_failed()).toBe(
      "Failed to submit enterprise request. Please try the email option.",
    );
    expect(supportSignedOut().message).toBe("You must be logged in to submit a support request");
    expect(contactSignedOut().message).toBe("You must be logged in to submit a request");
    expect(descriptionMissing().message).toBe("Please describe your issue");
    expect(m.settings_reply_promise()).toContain("within 24 hours");
    expect(ticketEmail("")).toBe("not provided");
  });
});

describe("spec §8 the fallback view: a mail with the details", () => {
  it("carries the text to the support address", () => {
    expect(supportMailLink("Support & more", "It broke:\n100 % of the time?")).toBe(
      "mailto:support@vignette.example?subject=Support%20%26%20more&body=It%20broke%3A%0A100%20%25%20of%20the%20time%3F",
    );
  });

  it("stays short enough for mail programs, cuts no character in two and says that it was cut", () => {
    const link = supportMailLink("Support", "👩‍👩‍👧é".repeat(400));
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(decodeURIComponent(link.split("body=")[1] ?? "")).toMatch(/^👩.*paste the rest here\]$/su);
  });

  it("is made of any text at all", () => {
    expect(supportMailLink("S", "\ud800")).toContain("%EF%BF%BD");
  });
});

describe("requests in the last hour", () => {
  const minute = (count: number) => instant(count * 60_000);

  it("are six at most; one more is refused with the support address", () => {
    const full = { uid: "mara", at: [0, 1, 2, 3, 4, 5].map(minute) };
    const refused = withTicketAt(full, minute(59));
    expect(refused).toMatchObject({ kind: "limit", code: "support.too-many" });
    expect(String(refused)).toContain(operator.supportEmail);
  });

  it("are forgotten one by one, an hour after each", () => {
    const full = { uid: "mara", at: [0, 1, 2, 3, 4, 5].map(minute) };
    expect(withTicketAt(full, minute(60))).toEqual({ uid: "mara", at: [1, 2, 3, 4, 5, 60].map(minute) });
    expect(withTicketAt(full, minute(600))).toEqual({ uid: "mara", at: [minute(600)] });
  });
});
