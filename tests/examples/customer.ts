import type { CustomerRow } from '#domain/customer/customer.ts';
import { getCustomerAddressMock, getCustomerSummaryMock } from '#gen/models/index.faker.ts';
import { made } from './made';

/** A customer for stories. */
export function customerExample(customerId: string, displayName: string, overrides: Partial<CustomerRow> = {}): CustomerRow {
  return made(getCustomerSummaryMock, {
    id: `AL-${customerId}`,
    customerId,
    tenant: 'AL',
    displayName,
    customerAddress: made(getCustomerAddressMock, { street: 'Am Anger 64', city: 'Matrei in Osttirol', postCode: '9971' }),
    ...overrides,
  });
}

/** Three customers, the last of them disabled. */
export const customerExamples: readonly CustomerRow[] = [
  customerExample('100', 'Pension Enzian'),
  customerExample('101', 'Berggasthof Bergland'),
  customerExample('102', 'Wirtshaus Traube', { disabled: true, disabledReason: 'Dieses Kundenkonto ist gesperrt.' }),
];
