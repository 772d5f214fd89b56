import { useId, type ReactNode } from 'react';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './TextSection.module.css';

interface TextSectionProps {
  title: ReactNode;
  /** Text with its line breaks, or its replacement. */
  children: ReactNode;
}

/** A section of the detail page with its heading. */
export function TextSection({ title, children }: TextSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading level={2} id={id} className={styles.title}>
        {title}
      </SectionHeading>
      {typeof children === 'string' ? <p className={styles.text}>{children}</p> : children}
    </section>
  );
}
