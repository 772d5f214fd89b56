import type { FieldWords, Lexicon } from './lexicon';
import type { TextWord } from './textWords';
import type { Role, WordGrade } from './wordGrades';

/** Words that must all stand in one text. */
export interface Phrase {
  readonly words: readonly WordGrade[];
  readonly factor: number;
}

/** What a term can stand for; the best counts. */
export type Reading = readonly Phrase[];

/** How well a text fits a reading, 0 to 1. */
export function gradeOfText(words: readonly TextWord[], reading: Reading): number {
  let best = 0;
  for (const phrase of reading) {
    let sum = 0;
    for (const grade of phrase.words) {
      const one = words.reduce((most, { word, share, isForeign }) => Math.max(most, share * grade(word, isForeign, 'own')), 0);
      if (one === 0) {
        sum = 0;
        break;
      }
      sum += one;
    }
    best = Math.max(best, (phrase.factor * sum) / phrase.words.length);
  }
  return best;
}

/** A reading with the grade of each word of a lexicon in each role. */
export interface GradedReading {
  readonly phrases: readonly { readonly factor: number; readonly words: readonly WordGrades[] }[];
}

type WordGrades = Readonly<Record<Role, Float32Array>>;

const roles = ['own', 'kind', 'brand'] as const;

function gradesOfWords({ words, isForeign }: Lexicon, phrases: readonly Phrase[]): WordGrades | undefined {
  const grades = { own: new Float32Array(words.length), kind: new Float32Array(words.length), brand: new Float32Array(words.length) };
  let isFound = false;
  for (const {
    words: [grade],
    factor,
  } of phrases) {
    if (!grade) continue;
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place] ?? '';
      // What isn't found in a name isn't found anywhere.
      if (grade(word, isForeign[place] === 1, 'own') === 0) continue;
      isFound = true;
      for (const role of roles)
        grades[role][place] = Math.max(grades[role][place] ?? 0, factor * grade(word, isForeign[place] === 1, role));
    }
  }
  return isFound ? grades : undefined;
}

/** Grades the words of a lexicon for a reading; undefined when none of them is meant. */
export function gradedReading(lexicon: Lexicon, reading: Reading): GradedReading | undefined {
  const single = gradesOfWords(
    lexicon,
    reading.filter(({ words }) => words.length === 1),
  );
  const several = reading
    .filter(({ words }) => words.length > 1)
    .flatMap(({ words, factor }) => {
      const grades: WordGrades[] = [];
      for (const grade of words) {
        const ofWord = gradesOfWords(lexicon, [{ words: [grade], factor: 1 }]);
        if (!ofWord) return [];
        grades.push(ofWord);
      }
      return [{ factor, words: grades }];
    });
  const phrases = [...(single ? [{ factor: 1, words: [single] }] : []), ...several];
  return phrases.length > 0 ? { phrases } : undefined;
}

/** How well each text of a field fits, 0 to 1. Texts of categories name several kinds, each of which counts in full. */
export function gradesOfField({ starts, words, shares }: FieldWords, role: Role, { phrases }: GradedReading): Float32Array {
  const best = new Float32Array(starts.length - 1);
  for (const { words: wanted, factor } of phrases) {
    for (let text = 0; text < best.length; text += 1) {
      let sum = 0;
      for (const { [role]: grades } of wanted) {
        let most = 0;
        for (let at = starts[text] ?? 0; at < (starts[text + 1] ?? 0); at += 1) {
          const worth = (grades[words[at] ?? 0] ?? 0) * (role === 'kind' ? 1 : (shares[at] ?? 0));
          if (worth > most) most = worth;
        }
        if (most === 0) {
          sum = 0;
          break;
        }
        sum += most;
      }
      const grade = (factor * sum) / wanted.length;
      if (grade > (best[text] ?? 0)) best[text] = grade;
    }
  }
  return best;
}
