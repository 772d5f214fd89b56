import type { Backend, SignOn } from './backend';
import { demoUsers } from './demoUsers';
import { scenarioNames } from './scenarioNames';
import { tag, toNode, type Tag } from './signOn/tree';

/** Dependencies of the panel. */
interface PanelOptions {
  readonly backend: Backend;
  /** Signs a demo user on; the page is reloaded afterwards. */
  signIn(userName: string): Promise<SignOn | undefined>;
  readonly isHidden: boolean;
}

const style = `
:host { all: initial; }
.panel { position: fixed; left: 12px; bottom: 12px; z-index: 2147483000; font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; color: light-dark(#1b2430, #e9eef4); }
.panel > summary { list-style: none; width: 40px; height: 40px; display: grid; place-items: center; border-radius: 50%; cursor: pointer; background: #2f3b4a; color: #fff; font-size: 18px; box-shadow: 0 2px 8px rgb(0 0 0 / 0.35); }
.panel > summary::-webkit-details-marker { display: none; }
.panel > summary.busy { background: #9a3b1e; }
:focus-visible { outline: 3px solid #4c9ffe; outline-offset: 2px; }
form { position: absolute; left: 0; bottom: 50px; width: 300px; box-sizing: border-box; display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 14px; border-radius: 12px; background: light-dark(#fff, #202932); border: 1px solid light-dark(#d5dbe2, #3a4653); box-shadow: 0 8px 30px rgb(0 0 0 / 0.3); }
h2 { margin: 0; font-size: 15px; }
label { display: grid; gap: 3px; }
select, input, button { font: inherit; width: 100%; box-sizing: border-box; padding: 6px 8px; border-radius: 6px; border: 1px solid light-dark(#b9c2cc, #566475); background: light-dark(#fff, #151c23); color: inherit; }
button { cursor: pointer; }
.row { display: flex; gap: 8px; } .row button { flex: 1; }
p { margin: 0; font-size: 12px; opacity: 0.8; }
pre { max-height: 200px; margin: 6px 0 0; overflow: auto; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function options(entries: readonly { readonly value: string; readonly text: string }[], chosen: string): Tag[] {
  return entries.map(({ value, text }) => tag('option', { value, ...(value === chosen && { selected: '' }) }, text));
}

/** The latency that a scenario's text sets beside its name; empty where it leaves it to the scenario. */
function ownLatencyOf(scenario: string): string {
  return /(?:^|,)latency=(\d+)/.exec(scenario)?.[1] ?? '';
}

/** Submissions of content pages' forms, newest first, as text. */
function submissionsText(backend: Backend): string {
  const sent = backend.submissions().map(({ at, tenant, content }) => `${at} ${tenant ?? ''}\n${JSON.stringify(content, null, 1)}`);
  return sent.length === 0 ? 'None yet' : sent.join('\n\n');
}

/** The panel's content. */
function panelTree(scenario: string): Tag {
  const [name = ''] = scenario.split(',');
  const users = [...Map.groupBy(demoUsers, ({ tenant }) => tenant)].map(([tenant, ofTenant]) =>
    tag(
      'optgroup',
      { label: tenant },
      ...options(
        ofTenant.map(({ userName, description }) => ({ value: userName, text: `${userName}: ${description}` })),
        '',
      ),
    ),
  );
  return tag(
    'details',
    { class: 'panel' },
    tag('summary', { 'aria-label': 'Mock backend', title: 'Mock backend', ...(scenario !== 'normal' && { class: 'busy' }) }, '⚙'),
    tag(
      'form',
      {},
      tag('h2', {}, 'Mock backend'),
      tag(
        'label',
        {},
        'Scenario',
        tag(
          'select',
          { name: 'scenario' },
          ...options(
            scenarioNames.map((value) => ({ value, text: value })),
            name,
          ),
        ),
      ),
      tag(
        'label',
        {},
        'Latency in milliseconds',
        tag('input', {
          name: 'latency',
          type: 'number',
          min: '0',
          step: '100',
          placeholder: 'as the scenario has it',
          value: ownLatencyOf(scenario),
        }),
      ),
      tag('label', {}, 'Sign in as', tag('select', { name: 'user' }, tag('option', { value: '' }, 'keep the current user'), ...users)),
      tag(
        'div',
        { class: 'row' },
        tag('button', { type: 'submit' }, 'Apply'),
        tag('button', { type: 'button', name: 'reset' }, 'Reset all data'),
      ),
      tag('details', { class: 'sent' }, tag('summary', {}, 'Submitted forms'), tag('pre', { tabindex: '0' })),
      tag('p', {}, 'Applying reloads the page. ?panel=off hides this until ?panel=on.'),
    ),
  );
}

/**
 * Shows the developer panel, bottom left: scenario, latency, user and reset of the backend. It lives in a shadow root, so that neither
 * the shop's style nor its own reaches the other.
 */
export function showPanel({ backend, signIn, isHidden }: PanelOptions): void {
  if (isHidden) return;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  root.append(toNode(panelTree(backend.scenario())));
  document.body.append(host);

  const form = root.querySelector('form');
  // Another scenario brings its own latency, and the everyday one none.
  root.querySelector('[name="scenario"]')?.addEventListener('change', () => {
    const latency = root.querySelector<HTMLInputElement>('[name="latency"]');
    if (latency) latency.value = '';
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void apply(new FormData(form), { backend, signIn });
  });
  root.querySelector('[name="reset"]')?.addEventListener('click', () => {
    void backend.reset().then(() => window.location.reload());
  });
  const sent = root.querySelector('.sent');
  sent?.addEventListener('toggle', () => sent.querySelector('pre')?.replaceChildren(submissionsText(backend)));
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    root.querySelector('details')?.removeAttribute('open');
    // The focused element is hidden now.
    root.querySelector('summary')?.focus();
  });
}

async function apply(data: FormData, { backend, signIn }: Pick<PanelOptions, 'backend' | 'signIn'>): Promise<void> {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const latency = text('latency').trim();
  await backend.setScenario(latency === '' ? text('scenario') : `${text('scenario')},latency=${latency}`);
  if (text('user')) await signIn(text('user'));
  window.location.reload();
}
