/** What a browser is told with every answer that is not a page: to take it for what it is, and for nobody else. */
export const SECURITY: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

export const API_SECURITY: Readonly<Record<string, string>> = {
  ...SECURITY,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-store",
};

/** For how much of a name a browser may ask by https alone from then on. */
export const HTTPS_FOR = ["off", "site", "subdomains"] as const;
export type HttpsFor = (typeof HTTPS_FOR)[number];

const A_YEAR = "max-age=31536000";
const STRICT: Readonly<Record<HttpsFor, string>> = {
  // What was said before is taken back.
  off: "max-age=0",
  site: A_YEAR,
  subdomains: `${A_YEAR}; includeSubDomains`,
};

/** Where the site is reached by https, it is never asked for by http again. */
export const httpsOnly = (what: HttpsFor): Readonly<Record<string, string>> => ({
  "strict-transport-security": STRICT[what],
});
