// Imported before wrangler, which reads these when it loads: a laptop without a network must not wait for one.
process.env.WRANGLER_SEND_METRICS = "false";
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
