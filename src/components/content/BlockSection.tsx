import type { ReactNode } from 'react';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './BlockSection.module.css';

interface BlockSectionProps {
  /** Heading of the block, if the editors set one. */
  title: string | undefined;
  children: ReactNode;
}

/** A content block with the editors' heading. */
export function BlockSection({ title, children }: BlockSectionProps) {
  const heading = title?.trim();
  return (
    <section className={styles.section}>
      {heading && <SectionHeading level={2}>{heading}</SectionHeading>}
      {children}
    </section>
  );
}
