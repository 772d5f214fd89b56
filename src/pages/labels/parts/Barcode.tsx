import { useMemo } from 'react';
import { barsOf, ean13Modules } from '../../../domain/ean13';
import styles from './Barcode.module.css';

interface BarcodeProps {
  /** Number of the bar code. One that is no EAN-13 has no bars; its digits are printed all the same. */
  gtin: string;
}

/** A number as a bar code that scanners read, with its digits below; as wide as its place. */
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
