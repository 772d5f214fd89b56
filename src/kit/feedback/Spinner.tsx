import styles from './Spinner.module.css';

/** A small turning ring inside a button. The button says in words what is going on. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
