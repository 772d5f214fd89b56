import { useMemo } from 'react';
import { barsOf, ean13Modules } from '#domain/codes/ean13.ts';
import styles from './Barcode.module.css';

interface BarcodeProps {
  /** Number of the barcode. Without a valid EAN-13 only its digits are printed. */
  gtin: string;
}

/** A number as an EAN-13 barcode with its digits; as wide as its container. */
export function Barcode({ gtin }: BarcodeProps) {
  const bars = useMemo(() => {
    const modules = ean13Modules(gtin);
    return modules && barsOf(modules).reduce((path, { start, width }) => `${path}M${start} 0h${width}v1h-${width}z`, '');
  }, [gtin]);
  return (
    <span className={styles.barcode}>
      {bars !== undefined && (
        <svg className={styles.bars} viewBox="0 0 95 1" preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden="true">
          <path d={bars} />
        </svg>
      )}
      <span className={styles.digits}>{gtin}</span>
    </span>
  );
}
