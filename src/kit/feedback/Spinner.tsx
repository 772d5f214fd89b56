import styles from './Spinner.module.css';

/** A small turning ring inside a button, whose label says what is pending. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
