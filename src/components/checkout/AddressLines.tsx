import type { Address } from '#domain/customer/customer.ts';
import styles from './AddressLines.module.css';

/** An address as on an envelope: company, street, town. */
export function AddressLines({ address }: { address: Address }) {
  const { companyLines = [], street, postCode, city } = address;
  return (
    <span className={styles.address}>
      {companyLines.map((line, index) => (
        <span key={index} className={index === 0 ? styles.company : ''}>
          {line}
        </span>
      ))}
      <span>{street}</span>
      <span>{[postCode, city].filter(Boolean).join(' ')}</span>
    </span>
  );
}
