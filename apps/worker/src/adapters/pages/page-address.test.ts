import { refusePage } from "@vignette/domain/research";
import { describe, expect, it } from "vitest";

describe("the address of a page", () => {
  it.each(["https://acme.co/candle", "http://shop.acme.co.uk/?p=1#x", "https://acme.example./"])(
    "%s is fetched",
    (url) => {
      expect(refusePage(URL.parse(url))).toBeNull();
    },
  );

  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://169.254.169.254/latest/meta-data",
    "http://10.0.0.1/",
    "http://localhost/",
    "http://router.local/",
    "http://metadata.google.internal/",
    "http://intranet/",
    "https://acme.co:8443/",
    "http://8.8.8.8/",
  ])("%s is private", (url) => {
    expect(refusePage(URL.parse(url))?.message).toBe("That address is private, so we can't read it.");
  });

  it.each([
    "ftp://acme.co/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://me:secret@acme.co/",
    "acme",
    `https://${"a".repeat(64)}.co/`,
    "https://a..b/",
  ])("%s is not a web page", (url) => expect(refusePage(URL.parse(url))?.code).toBe("research.page-no-web"));
});
