import { describe, expect, it } from "vitest";
import { refuseHeavyPicture } from "./upload.ts";

describe("an uploaded picture", () => {
  it("has at most 50 MB", () => {
    expect(refuseHeavyPicture("shoe.png", 50 * 1024 * 1024)).toBeNull();
    expect(refuseHeavyPicture("shoe.png", 50 * 1024 * 1024 + 1)?.message).toBe(
      "shoe.png is larger than 50 MB. Make it smaller or save it as JPEG, then upload it again.",
    );
  });
});
