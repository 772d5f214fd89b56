import { filledDepartments, type ContactDepartment } from '#domain/content/content.ts';
import { ContactCard } from './ContactCard';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './Departments.module.css';

interface DepartmentsProps {
  /** In display order. Departments without people are skipped, and people without a name. */
  departments: readonly ContactDepartment[];
  /** Heading level of the departments. */
  level?: 2 | 3;
}

/** Departments with their people. */
export function Departments({ departments, level = 2 }: DepartmentsProps) {
  return filledDepartments(departments).map(({ name, members }, place) => (
    <section key={place} className={styles.department}>
      {name.trim() !== '' && <SectionHeading level={level}>{name}</SectionHeading>}
      <ul className={styles.people}>
        {members.map((person, index) => (
          <li key={index}>
            <ContactCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
