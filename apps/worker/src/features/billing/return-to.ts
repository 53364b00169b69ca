/** Where the payment service's pages lead back to. */
export function returnTo(publicOrigin: string) {
  const settings = `${publicOrigin}/dashboard/settings`;
  return { settings, success: `${settings}?checkout=success`, cancelled: `${settings}?checkout=cancelled` };
}
