import { BlockSection } from './BlockSection';
import type { BlockProps } from './ContentBlocks';
import { Departments } from './Departments';

/** Departments with their people, below the editors' heading. */
export function ContactBlock({ block: { title, departments } }: BlockProps<'contact'>) {
  return (
    <BlockSection title={title}>
      <Departments departments={departments} level={title?.trim() ? 3 : 2} />
    </BlockSection>
  );
}
