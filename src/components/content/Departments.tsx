import { filledDepartments, type ContactDepartment } from '../../domain/content';
import { ContactCard } from './ContactCard';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './Departments.module.css';

interface DepartmentsProps {
  /** In the order to show; one without people is left out, and so is who has no name. */
  departments: readonly ContactDepartment[];
  /** Level of the departments' headings. */
  level?: 2 | 3;
}

/** Departments with the people in them. */
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
