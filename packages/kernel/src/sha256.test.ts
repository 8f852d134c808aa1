import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hkdfSha256, hmacSha256, sha256, sha256Hex, taggedHash, toHex, utf8 } from "./sha256.ts";

const filled = (length: number, byte: number): Uint8Array => new Uint8Array(length).fill(byte);

describe("SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    [
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ],
  ])("gives the digest FIPS 180-4 states for %j", (text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  test("gives the digest FIPS 180-4 states for a million a", () => {
    const digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";
    expect(toHex(sha256(filled(1_000_000, 0x61)))).toBe(digest);
  });

  // 55 bytes are the most that fit into a block with their padding, 64 fill one; digests from Python's hashlib.
  test.each([
    [54, "a3f01b6939256127582ac8ae9fb47a382a244680806a3f613a118851c1ca1d47"],
    [55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"],
    [56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"],
    [57, "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6"],
    [63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"],
    [64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"],
    [65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"],
    [119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"],
    [120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"],
    [128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"],
  ])("pads a message of %i bytes", (length, digest) => {
    expect(toHex(sha256(filled(length, 0x61)))).toBe(digest);
  });

  test("hashes alike whatever was hashed before it: long, short, with a key or in parts", () => {
    const lengths = [3, 10_000, 64, 0, 5000, 4024, 4025, 119, 100_000, 1];
    const alone = lengths.map((length) => [length, toHex(sha256(filled(length, 0x61)))] as const);
    for (const [length, digest] of [...alone, ...alone.toReversed()]) {
      hmacSha256(filled(100, 7), filled(length * 2, 9));
      taggedHash("tag", "x".repeat(length), "ö".repeat(length), filled(length, 1));
      expect(toHex(sha256(filled(length, 0x61)))).toBe(digest);
    }
    expect(toHex(taggedHash("tag", "Köln", Uint8Array.of(1, 2)))).toBe(
      toHex(sha256(Uint8Array.of(...utf8("tag"), 0, 0, 0, 0, 5, ...utf8("Köln"), 0, 0, 0, 2, 1, 2))),
    );
  });

  test("does not change the message", () => {
    const message = utf8("alea iacta est");
    sha256(message);
    expect(message).toEqual(utf8("alea iacta est"));
  });
});

describe("HMAC-SHA-256", () => {
  const cases: readonly (readonly [string, Uint8Array, Uint8Array, string])[] = [
    [
      "RFC 4231 case 1",
      filled(20, 0x0b),
      utf8("Hi There"),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      "RFC 4231 case 2, a short key",
      utf8("Jefe"),
      utf8("what do ya want for nothing?"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "RFC 4231 case 3",
      filled(20, 0xaa),
      filled(50, 0xdd),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ],
    [
      "RFC 4231 case 4",
      Uint8Array.from({ length: 25 }, (_, i) => i + 1),
      filled(50, 0xcd),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ],
    [
      "RFC 4231 case 5, not truncated",
      filled(20, 0x0c),
      utf8("Test With Truncation"),
      "a3b6167473100ee06e0c796c2955552bfa6f7c0a6a8aef8b93f860aab0cd20c5",
    ],
    [
      "RFC 4231 case 6, a key longer than a block",
      filled(131, 0xaa),
      utf8("Test Using Larger Than Block-Size Key - Hash Key First"),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
    [
      "RFC 4231 case 7, key and data longer than a block",
      filled(131, 0xaa),
      utf8(
        "This is a test using a larger than block-size key and a larger than block-size data. " +
          "The key needs to be hashed before being used by the HMAC algorithm.",
      ),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ],
    [
      "a key that fills a block is not hashed",
      filled(64, 0x6b),
      utf8("m"),
      "3b7a8d453e76edb519238a515105a57508d0f169f480ebeee120a9e7803289fa",
    ],
    [
      "a key one byte longer is",
      filled(65, 0x6b),
      utf8("m"),
      "c2d7d4c2256ddb097409ec0c67e1d58fa1a007fc6932cac0d892a525d08af7cc",
    ],
  ];

  test.each(cases)("%s", (_name, key, message, mac) => {
    expect(toHex(hmacSha256(key, message))).toBe(mac);
  });
});

describe("UTF-8", () => {
  test.each([
    ["nothing", "", ""],
    ["the last of one byte", "\u007f", "7f"],
    ["the first of two bytes", "\u0080", "c280"],
    ["the last of two bytes", "\u07ff", "dfbf"],
    ["the first of three bytes", "\u0800", "e0a080"],
    ["the last of three bytes", "\uffff", "efbfbf"],
    ["the first astral character", "\u{10000}", "f0908080"],
    ["the last astral character", "\u{10ffff}", "f48fbfbf"],
    ["an astral character among others", "a😀b", "61f09f988062"],
    ["a lone high surrogate", "a\ud83db", "61efbfbd62"],
    ["a lone low surrogate", "a\ude00b", "61efbfbd62"],
    ["surrogates in the wrong order", "\ude00\ud83d", "efbfbdefbfbd"],
  ])("spells %s", (_name, text, bytes) => {
    expect(toHex(utf8(text))).toBe(bytes);
  });

  test("spells every character as the platform's own encoding does", () => {
    // encodeURIComponent is the one UTF-8 encoder of the language itself.
    const encoded = (text: string): string =>
      encodeURIComponent(text).replace(/%(..)|(.)/gs, (_, hex: string | undefined, plain: string) =>
        (hex ?? plain.charCodeAt(0).toString(16)).toLowerCase(),
      );
    const codePoint = fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff);
    const texts = fc.array(codePoint).map((codes) => String.fromCodePoint(...codes));
    fc.assert(fc.property(texts, (text) => toHex(utf8(text)) === encoded(text)));
  });

  test("is what text is hashed in", () => {
    expect(sha256Hex("Pax Romāna €😀")).toBe("4c912f6cb2b4dc99a270480a65a85da313074f1fc80a87be73fc583aafa40be4");
  });
});

describe("HKDF-SHA-256", () => {
  test("gives the first 32 bytes of RFC 5869, test case 3", () => {
    expect(toHex(hkdfSha256(filled(22, 0x0b), new Uint8Array(0), ""))).toBe(
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d",
    );
  });

  // Computed with Python's hmac.
  test("uses salt and info", () => {
    expect(toHex(hkdfSha256(utf8("secret"), utf8("salt"), "info €"))).toBe(
      "11ef8d2eb78834b16c72121c3fa5ffa23c8e287dfe8251bc284cc9124252b1d8",
    );
  });
});

describe("a tagged hash", () => {
  // Computed with Python's hashlib.
  test("is over the tag, a zero byte, and each part after its length", () => {
    expect(toHex(taggedHash("tag", "ab", "", Uint8Array.of(0xff)))).toBe(
      "a21742af793234bb89b0561855f983d47f0bb1d5a494eea9b12d4b5ead9b2066",
    );
  });

  test("differs wherever one part ends and the next begins", () => {
    const rows = [[], [""], ["", ""], ["ab"], ["a", "b"], ["ab", ""], ["", "ab"], ["b", "a"]];
    const hashes = rows.map((parts) => toHex(taggedHash("tag", ...parts)));
    expect(new Set([...hashes, toHex(taggedHash("tagab"))]).size).toBe(rows.length + 1);
  });
});
