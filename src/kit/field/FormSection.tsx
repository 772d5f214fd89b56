import type { ReactNode } from 'react';
import { SectionHeading } from '../page/SectionHeading';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title: ReactNode;
  /** One quiet sentence below the heading. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A section of a form: a heading and its fields, set apart by space and a hairline. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <SectionHeading level={2}>{title}</SectionHeading>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
