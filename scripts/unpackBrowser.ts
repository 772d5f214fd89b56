// Unpacks the browser of the lock file into the folder that is named, with its libraries and a font configuration that knows the fonts of
// the lock file alone. A process of its own, because the package unpacks into the system's folder for temporary files, which is set here.
import { mkdirSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWords, refuse } from './words.ts';

const usage = 'node scripts/unpackBrowser.ts FOLDER [--floor]; the oldest browser that the shop runs in, without libraries and fonts';
const {
  values: { floor: isFloor },
  positionals,
} = readWords(usage, { allowPositionals: true, options: { floor: { type: 'boolean', default: false } } });
const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0) refuse('Name the folder for the browser.', usage);

// First to a temporary folder: the final one is complete at once, even if several processes unpack.
const partial = `${folder}.${process.pid}`;
mkdirSync(partial, { recursive: true });
process.env['TMPDIR'] = partial;
if (isFloor) {
  const { default: floor } = await import('@sparticuz/chromium-floor');
  await floor.executablePath();
} else await unpackToday(partial, folder);
try {
  renameSync(partial, folder);
} catch (error) {
  // Another process was quicker.
  rmSync(partial, { recursive: true, force: true });
  if (!existsSync(folder)) throw error;
}

async function unpackToday(into: string, lasting: string): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  // No WebGL is drawn anywhere.
  chromium.setGraphicsMode = false;
  await chromium.executablePath();
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));

  const fonts = ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos', 'dejavu-fonts-ttf'].map((name) => resolve('node_modules', name));
  /** Families in pages and the browser → their substitutes; Arimo and Tinos have the metrics of Arial and Times New Roman. */
  const standIns: Readonly<Record<string, string>> = {
    Arial: 'Arimo',
    Helvetica: 'Arimo',
    'Liberation Sans': 'Arimo',
    'sans-serif': 'Arimo',
    sans: 'Arimo',
    'system-ui': 'Arimo',
    'Times New Roman': 'Tinos',
    'Liberation Serif': 'Tinos',
    serif: 'Tinos',
    monospace: 'DejaVu Sans Mono',
  };
  writeFileSync(
    join(into, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fonts.map((path) => `  <dir>${path}</dir>`).join('\n')}
  <selectfont><rejectfont><glob>*/DejaVuMathTeXGyre.ttf</glob></rejectfont></selectfont>
  <cachedir>${join(lasting, 'fontCache')}</cachedir>
${Object.entries(standIns)
  .map(([family, standIn]) => `  <alias binding="same"><family>${family}</family><prefer><family>${standIn}</family></prefer></alias>`)
  .join('\n')}
  <match target="font"><edit name="antialias"><bool>true</bool></edit><edit name="hinting"><bool>false</bool></edit><edit name="rgba"><const>none</const></edit></match>
</fontconfig>
`,
  );
}
