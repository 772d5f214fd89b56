import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';

/** States that only a pointer or a key brings about, and the pseudo-class that each is. */
const states = [
  ['hover', /:hover/g],
  ['focus', /:focus-visible/g],
  ['pressed', /:active/g],
] as const;

/** Elements of a rule for any element in the state: only controls get the focus, not their containers. */
const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/** Rules of a list and of the media queries in it that hold on this machine; those for machines without a pointer are not among them. */
function rulesOf(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule) return window.matchMedia(rule.conditionText).matches ? rulesOf(rule.cssRules) : [];
    return [];
  });
}

function sheetsOf(): CSSRuleList[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [sheet.cssRules];
    } catch {
      // A stylesheet of another host can't be read; the shop has none.
      return [];
    }
  });
}

/** The page's rules for a state, so that they hold for everything in an element that is marked with it. */
function forcedStyles(): string {
  const rules = sheetsOf().flatMap(rulesOf);
  return states
    .flatMap(([name, pseudo]) =>
      rules
        .filter(({ selectorText }) => selectorText.search(pseudo) >= 0)
        .map(({ selectorText, style }) => {
          const selectors = selectorText.split(/,(?![^(]*\))/).filter((selector) => selector.search(pseudo) >= 0);
          return selectors
            .map((selector) => `[data-forced="${name}"] ${selector.replaceAll(pseudo, '').trim() || controls} { ${style.cssText} }`)
            .join('\n');
        }),
    )
    .join('\n');
}

/**
 * The main story of a part hovered, focused and pressed: the page's own rules, applied without pointer or key. Parts that look the same
 * in all states are omitted, and so are overlays.
 */
export function StateGrid() {
  const { componentStories } = useContext(DocsContext);
  const [main] = componentStories();
  const [styles, setStyles] = useState('');
  useEffect(() => {
    // Styles that are made with the first drawing of a part are there then.
    const timer = setTimeout(() => setStyles(forcedStyles()), 800);
    return () => clearTimeout(timer);
  }, []);
  const isInline = (main?.parameters['docs'] as { story?: { inline?: boolean } } | undefined)?.story?.inline !== false;
  if (!main?.moduleExport || !isInline) return null;
  return (
    <section className="part-section sb-unstyled" aria-label="Hover, focus, pressed">
      <h2>Hover, focus, pressed</h2>
      <style>{styles}</style>
      <div className="part-states">
        {states.map(([name]) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <div data-forced={name} inert>
              <Story of={main.moduleExport} />
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
