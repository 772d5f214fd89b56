import type { Language } from '../language';
import { limits } from '#domain/text/limits.ts';
import type { Nutrient, NutrientGroup, NutrientKey, NutrientTable, NutrientTables } from '#gen/models/index.ts';
import type { Article } from './article';
import { share } from './seed';
import { numberIn, textIn } from './text';
import { nutrientProfiles, referenceIntakes, vitaminised, type NutrientProfile } from './vocabulary/nutrients';

function rounded(value: number): number {
  return value >= 10 ? Math.round(value) : value >= 1 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100;
}

function nutrient(key: NutrientKey, quantity: number): Nutrient {
  const [intake = 0, unit = 'g'] = referenceIntakes[key] ?? [];
  return { key, quantity: rounded(quantity), unit, ...(intake > 0 && { percentOfReferenceIntake: Math.round((quantity / intake) * 100) }) };
}

function group(key: NutrientKey, quantity: number, children: readonly (readonly [NutrientKey, number])[] = []): NutrientGroup {
  return { ...nutrient(key, quantity), children: children.map(([child, amount]) => nutrient(child, amount)) };
}

/** One table: the profile's values, varied a little by product, for `amount` times 100 g or ml. */
function tableOf(
  profile: NutrientProfile,
  seed: number,
  header: string,
  amount: number,
  detailed: boolean,
  micro: Readonly<Partial<Record<NutrientKey, number>>>,
  sugarFree: boolean,
): NutrientTable {
  const factor = (salt: number) => (0.94 + share(seed, salt) * 0.12) * amount;
  const [kcal, fat, saturated, carbohydrates, sugar, fibre, protein, salt] = profile.per100;
  const fats = fat * factor(100);
  const saturates = Math.min(fats, saturated * factor(100));
  const carbs = sugarFree ? 0.2 * amount : carbohydrates * factor(101);
  const sugars = sugarFree ? 0 : Math.min(carbs, sugar * factor(101));
  const energy = sugarFree ? amount : kcal * factor(102);
  const unsaturated = fats - saturates;
  return {
    header,
    energyInKcal: Math.round(energy),
    energyInKj: Math.round(energy * 4.184),
    energyPercentOfReferenceIntake: Math.round((energy * 4.184 * 100) / limits.referenceIntakeKilojoules),
    nutrientGroups: [
      group('FAT', fats, [
        ['FAT_SATURATED', saturates],
        ...(detailed && fats > 1
          ? ([
              ['FAT_SINGLE_UNSATURATED', unsaturated * 0.62],
              ['FAT_MULTI_UNSATURATED', unsaturated * 0.38],
            ] as const)
          : []),
      ]),
      group('CARBOHYDRATES', carbs, [
        ['CARBOHYDRATES_SUGAR', sugars],
        ...(detailed && carbs - sugars > 5 ? ([['CARBOHYDRATES_STARCH', (carbs - sugars) * 0.9]] as const) : []),
        ...(sugarFree ? ([['CARBOHYDRATES_POLY', 0.2 * amount]] as const) : []),
      ]),
      group('DIETARY_FIBERS', fibre * factor(103)),
      group('PROTEINS', protein * factor(104)),
      group('SALT', salt * factor(105)),
    ],
    vitaminsAndMinerals: Object.entries(micro).map(([key, quantity]) => nutrient(key as NutrientKey, quantity * amount)),
  };
}

/** The nutrient tables of an article; undefined for inedible goods. */
export function nutrientTablesOf({ item, variant, seed }: Article, language: Language): NutrientTables | undefined {
  const profile = nutrientProfiles[item.traits.nutrients ?? ''];
  if (!profile) return undefined;
  const micro = item.name.startsWith('Multivitamin') ? vitaminised : (profile.micro ?? {});
  const measure = profile.liquid ? 'ml' : 'g';
  const detailed = share(seed, 106) < 0.5;
  const sugarFree = variant.text.startsWith('ohne Zucker');
  const portion = `${numberIn(profile.portion, language)} ${measure}`;
  return {
    per100g: tableOf(
      profile,
      seed,
      textIn(`pro 100 ${measure}|per 100 ${measure}|per 100 ${measure}`, language),
      1,
      detailed,
      micro,
      sugarFree,
    ),
    perPortion: tableOf(
      profile,
      seed,
      textIn(`pro Portion (${portion})|per portion (${portion})|per porzione (${portion})`, language),
      profile.portion / 100,
      detailed,
      micro,
      sugarFree,
    ),
  };
}
