import { FormattedMessage, useIntl } from 'react-intl';
import { MarketCard } from './parts/MarketCard';
import { Picture } from '#components/picture/Picture.tsx';
import { WordMark } from '#components/shell/WordMark.tsx';
import { marketsOf, type Market } from './rules/market';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';
import styles from './MarketHome.module.css';
import { useWordMark } from './wordMark';
import { PageTitle } from '#kit/page/PageTitle.tsx';

/**
 * Landing page on the host of a market tenant (P§1 host of a market): logos of the markets and the group, and links
 * to each market's site. Nothing can be ordered here, so it has no shop frame.
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

/** The word-mark of a theme other than the current one, or its symbol alone. */
function DrawnMark({ look, isSymbol = false }: { look: ThemeCode; isSymbol?: boolean }) {
  const mark = useWordMark(look);
  return mark && <WordMark mark={isSymbol ? { symbol: mark.symbol, name: '' } : mark} on="page" />;
}
