import type { Checkout } from "../adapters/checkout/checkout.ts";

/**
 * Removes a deleted user's customers at the payment service, with their names, addresses and cards. Invoices stay
 * there, because the law requires them. A customer that also pays for another user stays. Source: ADR 60.
 */
export async function removeCustomers(checkout: Checkout, uid: string, customers: readonly string[]): Promise<void> {
  for (const customer of customers) {
    const bought = await checkout.subscriptionsOf(customer);
    if (bought.every((it) => it.uid === null || it.uid === uid)) await checkout.removeCustomer(customer);
  }
}
