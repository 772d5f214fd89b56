import type { ReactNode } from 'react';
import { SectionHeading } from '../page/SectionHeading';
import styles from './FormSection.module.css';

interface FormSectionProps {
  /** Heading of the section. */
  title: ReactNode;
  /** One quiet sentence below it. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of the delivery step: a heading and what belongs to it, set apart by space and a hairline. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <SectionHeading level={2}>{title}</SectionHeading>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
