import { FormattedMessage, useIntl } from 'react-intl';
import { MarketCard } from './parts/MarketCard';
import { Picture } from '../../components/picture/Picture';
import { WordMark } from '../../components/shell/WordMark';
import { marketsOf, type Market } from './rules/market';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import type { ThemeCode } from '../../themes/themeCodes';
import styles from './MarketHome.module.css';
import { useWordMark } from './wordMark';
import { PageTitle } from '../../kit/page/PageTitle';

/**
 * The landing page on the host of a market tenant (P§1): the logos of the markets and of the group, and the way to each market's own site.
 * Nothing can be ordered here, so it has none of the shop's frame.
 */
export function MarketHome() {
  const intl = useIntl();
  const markets = marketsOf(useRuntimeConfig().markets);
  const title = intl.formatMessage({ id: 'market.title' });
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <header className={styles.header}>
        <nav aria-label={intl.formatMessage({ id: 'market.nav' })} className={styles.bar}>
          <DrawnMark look="LM" />
          <span aria-hidden="true" className={styles.between} />
          <DrawnMark look="national" />
        </nav>
      </header>
      <hr className={styles.divider} />
      <main className={styles.main}>
        <PageTitle className={styles.title}>
          <FormattedMessage id="market.title" />
        </PageTitle>
        <ul className={styles.markets}>
          {markets.map((market) => (
            <li key={market.url}>
              <MarketCard name={market.name} city={market.city} href={market.url} logo={<Logo market={market} />} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function Logo({ market: { logo, mark, name } }: { market: Market }) {
  if (mark) return <DrawnMark look={mark} isSymbol />;
  return <Picture src={logo} alt="" fallback={<WordMark mark={{ symbol: [], name }} on="page" />} />;
}

/** The mark of a look that isn't worn, or its symbol alone. */
function DrawnMark({ look, isSymbol = false }: { look: ThemeCode; isSymbol?: boolean }) {
  const mark = useWordMark(look);
  return mark && <WordMark mark={isSymbol ? { symbol: mark.symbol, name: '' } : mark} on="page" />;
}
