import { FormattedMessage } from 'react-intl';
import { WordMark } from '#components/shell/WordMark.tsx';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import page from './HomePage.module.css';
import styles from './NationalHome.module.css';
import { shopHostsOf, type ShopHost } from './shopHosts';
import { useWordMark } from './wordMark';
import { PageTitle } from '#kit/page/PageTitle.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** Start page without a tenant: the group introduces itself and links to its wholesalers. */
export function NationalHome() {
  const hosts = shopHostsOf(useRuntimeConfig(), window.location);
  return (
    <div className={page.page}>
      <header>
        <PageTitle>
          <FormattedMessage id="home.national.title" />
        </PageTitle>
        <p className={page.lead}>
          <FormattedMessage id="home.national.text" />
        </p>
      </header>
      {hosts.length > 0 && (
        <section className={page.section}>
          <div className={page.heading}>
            <SectionHeading level={2}>
              <FormattedMessage id="home.national.shops" />
            </SectionHeading>
          </div>
          <ul className={styles.shops}>
            {hosts.map((host) => (
              <li key={host.url}>
                <ShopEntry host={host} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ShopEntry({ host: { tenant, url } }: { host: ShopHost }) {
  const mark = useWordMark(tenant);
  return (
    <a href={url} className={styles.shop}>
      {mark ? <WordMark mark={mark} on="page" /> : tenant}
    </a>
  );
}
