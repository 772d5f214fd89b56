import { useState } from 'react';
import type { ThemeMode } from '#themes/tokens.ts';
import { choices, readDraft, type Draft } from './draft';
import styles from './DraftFields.module.css';

interface DraftFieldsProps {
  draft: Draft;
  /** Called with the valid input and the name of its field. */
  onChange: (draft: Draft, field: string) => void;
}

/** A path to one choice of a draft: `light.header.accent`. */
type Path = string;

function valueAt(draft: Draft, path: Path): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);
}

/** A draft with another value at a path; undefined takes the choice out. */
function withValue(draft: Draft, path: Path, value: unknown): Draft {
  const [key = '', ...rest] = path.split('.');
  const change = (object: Record<string, unknown>, [name = '', ...inner]: readonly string[]): Record<string, unknown> => {
    if (inner.length > 0) return { ...object, [name]: change(object[name] as Record<string, unknown>, inner) };
    const { [name]: _, ...others } = object;
    return value === undefined ? others : { ...object, [name]: value };
  };
  return change(draft as unknown as Record<string, unknown>, [key, ...rest]) as unknown as Draft;
}

interface FieldProps extends DraftFieldsProps {
  label: string;
  path: Path;
}

/** A colour: picked, or typed as #rrggbb. Without a value it follows from another one, which a press on "set" begins with. */
function ColourField({ draft, onChange, label, path, from }: FieldProps & { from?: Path }) {
  const value = valueAt(draft, path) as string | undefined;
  const [typed, setTyped] = useState<string>();
  const set = (next: string | undefined) => onChange(withValue(draft, path, next), path);
  const enter = (text: string) => {
    setTyped(text);
    const colour = text.trim().toLowerCase();
    if (/^#[0-9a-f]{6}$/.test(colour)) set(colour);
  };
  if (value === undefined) {
    return (
      <div className={styles.field}>
        <span>{label}</span>
        <button type="button" onClick={() => set(valueAt(draft, from ?? path) as string)}>
          set
        </button>
      </div>
    );
  }
  const isWrong = typed !== undefined && !/^#[0-9a-f]{6}$/i.test(typed.trim());
  return (
    <div className={styles.field}>
      <label>
        <span>{label}</span>
        <input type="color" value={value} onChange={({ target }) => set(target.value)} />
      </label>
      <input
        aria-label={`${label} as text`}
        aria-invalid={isWrong}
        className={styles.hex}
        value={typed ?? value}
        spellCheck={false}
        onChange={({ target }) => enter(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {from !== undefined && (
        <button type="button" aria-label={`${label}: let it follow`} title="Let it follow again" onClick={() => set(undefined)}>
          ×
        </button>
      )}
    </div>
  );
}

function SelectField({ draft, onChange, label, path, options }: FieldProps & { options: readonly (string | number)[] }) {
  const value = valueAt(draft, path);
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={({ target }) =>
          onChange(
            withValue(
              draft,
              path,
              options.find((option) => String(option) === target.value),
            ),
            path,
          )
        }
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Words and numbers: invalid input stays in the field, marked, and isn't applied. */
function TypedField({
  draft,
  onChange,
  label,
  path,
  isNumber = false,
  isOptional = false,
}: FieldProps & { isNumber?: boolean; isOptional?: boolean }) {
  const value = valueAt(draft, path);
  const [typed, setTyped] = useState<string>();
  const nextOf = (text: string) => withValue(draft, path, isOptional && text === '' ? undefined : isNumber ? Number(text) : text);
  const isWrong = typed !== undefined && 'problems' in readDraft(nextOf(typed));
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        value={typed ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '')}
        inputMode={isNumber ? 'decimal' : 'text'}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = nextOf(target.value);
          if ('draft' in readDraft(next)) onChange(next, path);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

function ModeFields({ mode, ...rest }: DraftFieldsProps & { mode: ThemeMode }) {
  const colours: readonly (readonly [string, string, string?])[] = [
    ['Page', 'canvas'],
    ['Paper', 'paper'],
    ['Ink', 'ink'],
    ['Primary', 'primary'],
    ['Primary, filled', 'primaryFill', 'primary'],
    ['Secondary', 'secondary'],
    ['Sale', 'sale'],
    ['Sale, filled', 'saleFill', 'sale'],
    ['Header', 'header.background'],
    ['Header text', 'header.text'],
    ['Header accent', 'header.accent'],
    ['Symbol', 'header.mark', 'header.accent'],
    ['Symbol, second', 'header.markAccent', 'secondary'],
    ['Band', 'header.band', 'header.background'],
  ];
  return colours.map(([label, path, from]) => (
    <ColourField key={path} {...rest} label={label} path={`${mode}.${path}`} {...(from === undefined ? {} : { from: `${mode}.${from}` })} />
  ));
}

/** All choices of a look as fields. */
export function DraftFields(props: DraftFieldsProps) {
  return (
    <div className={styles.fields}>
      <fieldset>
        <legend>Name</legend>
        <TypedField {...props} label="Code" path="code" />
        <TypedField {...props} label="Name" path="wordMark.name" />
        <TypedField {...props} label="Place" path="wordMark.place" isOptional />
      </fieldset>
      <fieldset>
        <legend>Light</legend>
        <ModeFields {...props} mode="light" />
      </fieldset>
      <fieldset>
        <legend>Dark</legend>
        <ModeFields {...props} mode="dark" />
      </fieldset>
      <fieldset>
        <legend>Type</legend>
        <SelectField {...props} label="Text face" path="type.text" options={choices.textFace} />
        <SelectField {...props} label="Heading face" path="type.heading" options={choices.headingFace} />
        <TypedField {...props} label="Heading weight" path="type.headingWeight" isNumber />
        <TypedField {...props} label="Heading spacing" path="type.headingSpacing" />
        <SelectField {...props} label="Heading case" path="type.headingCase" options={choices.headingCase} />
      </fieldset>
      <fieldset>
        <legend>Shape and character</legend>
        <SelectField {...props} label="Corners, px" path="shape.radius" options={choices.radius} />
        <SelectField {...props} label="Buttons" path="shape.button" options={choices.button} />
        <SelectField {...props} label="Density" path="density" options={choices.density} />
        <SelectField {...props} label="Header style" path="headerStyle" options={choices.headerStyle} />
        <TypedField {...props} label="Hue of tiles, °" path="categoryHue" isNumber />
      </fieldset>
      <fieldset>
        <legend>Below the header</legend>
        <SelectField {...props} label="Ground of pictures" path="character.picture" options={choices.picture} />
        <SelectField {...props} label="Rule of sections" path="character.rule" options={choices.rule} />
        <SelectField {...props} label="Pattern" path="character.pattern" options={choices.pattern} />
        <SelectField {...props} label="Lines of icons, px" path="character.iconStroke" options={choices.iconStroke} />
        <SelectField {...props} label="Headings of groups" path="character.group" options={choices.group} />
        <SelectField {...props} label="First card" path="character.hero" options={choices.hero} />
        <SelectField {...props} label="Cents of leading prices" path="character.price" options={choices.price} />
      </fieldset>
    </div>
  );
}
