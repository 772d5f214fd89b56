import { FormattedMessage, useIntl } from 'react-intl';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { paths } from '#paths.ts';
import styles from './MyNav.module.css';
import { myScreens, type MyScreen } from './myScreens';

const MyToolLinks = lazyComponent(async () => (await Promise.all([import('./MyToolLinks'), addTexts('tools')]))[0].MyToolLinks, {
  failure: 'silent',
});

/** Side navigation: the user's own screens, below them the tools. */
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
      <MyToolLinks current={current} />
    </nav>
  );
}
