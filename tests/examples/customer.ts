import type { CustomerRow } from '../../src/domain/customer';

/** A customer for stories. */
export function customerExample(customerId: string, displayName: string, overrides: Partial<CustomerRow> = {}): CustomerRow {
  return {
    id: `AL-${customerId}`,
    customerId,
    tenant: 'AL',
    displayName,
    disabled: false,
    customerAddress: {
      tenant: 'AL',
      externalId: `${customerId}-1`,
      companyLines: [displayName],
      street: 'Am Anger 64',
      city: 'Matrei in Osttirol',
      postCode: '9971',
      countryCode: 'AT',
      customerId,
    },
    ...overrides,
  };
}

/** Three customers, the last of them disabled. */
export const customerExamples: readonly CustomerRow[] = [
  customerExample('100', 'Pension Enzian'),
  customerExample('101', 'Berggasthof Bergland'),
  customerExample('102', 'Wirtshaus Traube', { disabled: true, disabledReason: 'Dieses Kundenkonto ist gesperrt.' }),
];
