import type { ReactNode } from 'react';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './BlockSection.module.css';

interface BlockSectionProps {
  /** Heading above the block; none where the editors gave none. */
  title: string | undefined;
  children: ReactNode;
}

/** A block with the heading that its editors gave it. */
export function BlockSection({ title, children }: BlockSectionProps) {
  const heading = title?.trim();
  return (
    <section className={styles.section}>
      {heading && <SectionHeading level={2}>{heading}</SectionHeading>}
      {children}
    </section>
  );
}
