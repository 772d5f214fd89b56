import styles from './Pictogram.module.css';

/** An empty crate, a search without results, a cut cable, a list. */
export type PictogramName = 'crate' | 'search' | 'cable' | 'list';

const drawings: Record<PictogramName, React.ReactNode> = {
  crate: (
    <>
      <path className={styles.fill} d="M14 40h68l-6 34H20z" />
      <path className={styles.line} d="M14 40h68l-6 34H20zM17 52h62M19 63h58M34 40l4 34M62 40l-4 34" />
      <path className={styles.accent} d="M48 12c-7 0-9 6-5 10 2 2 3 5 3 9h4c0-4 1-7 3-9 4-4 2-10-5-10z" />
      <path className={styles.line} d="M31 33c-4-3-6-8-4-13M65 33c4-3 6-8 4-13" />
    </>
  ),
  search: (
    <>
      <circle className={styles.fill} cx="43" cy="42" r="25" />
      <circle className={styles.line} cx="43" cy="42" r="25" />
      <path className={styles.line} d="M61 60l21 21" />
      <path className={styles.accent} d="M39 52h8v6h-8zM34 36c0-6 4-9 9-9s9 3 9 8c0 6-7 6-7 12h-5c0-8 6-8 6-12 0-2-1-3-3-3s-3 1-3 4z" />
    </>
  ),
  cable: (
    <>
      <path className={styles.fill} d="M8 38h22v22H8zM66 38h22v22H66z" />
      <path className={styles.line} d="M8 38h22v22H8zM66 38h22v22H66zM30 44h9M30 54h9M66 49H54" />
      <path className={styles.accent} d="M45 26l6 10-7 3 7 12-3-1 1 9-8-12 4-2-5-9z" />
    </>
  ),
  list: (
    <>
      <path className={styles.fill} d="M22 12h52v72H22z" />
      <path className={styles.line} d="M22 12h52v72H22zM44 30h20M44 48h20M44 66h20" />
      <path className={styles.accent} d="M30 26h8v8h-8zM30 44h8v8h-8zM30 62h8v8h-8z" />
    </>
  ),
};

/** A small drawing on an empty or failed list, in the tenant's illustration colours. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg aria-hidden="true" className={styles.pictogram} viewBox="0 0 96 96">
      {drawings[name]}
    </svg>
  );
}
