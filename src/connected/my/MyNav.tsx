import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '../../kit/link/AppLink';
import { paths } from '../../paths';
import styles from './MyNav.module.css';
import { myScreens, type MyScreen } from './myScreens';

/** The user's own screens as a list at the side, each a link. */
export function MyNav({ current }: { current: MyScreen }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'app.my' })} className={styles.nav}>
      <ul className={styles.list}>
        {myScreens.map(([key, title]) => (
          <li key={key}>
            <AppLink href={paths[key]()} className={styles.link} aria-current={key === current ? 'page' : undefined}>
              <FormattedMessage id={title} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
