import type { NutrientKey } from '#gen/models/index.ts';

/** Content of 100 g (or 100 ml): kcal, then g of fat, saturated fat, carbohydrates, sugar, fibre, protein, salt. */
export interface NutrientProfile {
  readonly per100: readonly [kcal: number, fat: number, saturated: number, carbohydrates: number, sugar: number, fibre: number, protein: number, salt: number];
  /** A usual portion in g or ml. */
  readonly portion: number;
  readonly liquid?: boolean;
  /** Vitamins and minerals worth declaring, in mg or µg as usual for the nutrient. */
  readonly micro?: Partial<Record<NutrientKey, number>>;
}

/** Profiles by their key in the vocabulary. */
export const nutrientProfiles: Readonly<Record<string, NutrientProfile>> = {
  meat: { per100: [158, 8.2, 3.3, 0.1, 0.1, 0, 21.2, 0.15], portion: 180, micro: { VITAMIN_B12: 1.9, IRON: 2.2, ZINC: 4.3 } },
  poultry: { per100: [128, 4.1, 1.2, 0.1, 0.1, 0, 22.6, 0.18], portion: 180, micro: { NIACIN: 9.4, VITAMIN_B6: 0.5 } },
  sausage: { per100: [278, 24.1, 9.6, 1.1, 0.6, 0.1, 13.8, 2.1], portion: 100 }, salami: { per100: [388, 32.4, 12.6, 1.2, 0.6, 0.1, 23.1, 4.1], portion: 50 },
  bacon: { per100: [312, 26.1, 9.8, 0.8, 0.5, 0, 18.4, 3.6], portion: 50 }, ham: { per100: [118, 3.9, 1.4, 1, 0.7, 0.1, 19.6, 2.2], portion: 60 },
  fish: { per100: [124, 4.6, 0.9, 0.1, 0, 0, 20.4, 0.22], portion: 170, micro: { IODINE: 62, SELENIUM: 30, VITAMIN_D: 4.2 } }, smokedFish: { per100: [192, 11.6, 2.1, 0.4, 0.3, 0, 21.6, 2.8], portion: 80, micro: { VITAMIN_D: 6.1 } },
  seafood: { per100: [82, 0.9, 0.2, 0.9, 0.1, 0, 17.4, 0.9], portion: 150, micro: { IODINE: 88, ZINC: 1.6 } }, cannedFish: { per100: [196, 10.2, 1.6, 0.1, 0, 0, 25.9, 1.2], portion: 80 },
  breaded: { per100: [212, 10.1, 1.3, 17.8, 1.2, 1.1, 12.4, 1.1], portion: 150 }, milk: { per100: [65, 3.6, 2.4, 4.8, 4.8, 0, 3.4, 0.12], portion: 200, liquid: true, micro: { CALCIUM: 122, VITAMIN_B12: 0.4, RIBOFLAVIN: 0.18 } },
  cream: { per100: [312, 32, 20.8, 3.3, 3.3, 0, 2.3, 0.08], portion: 30, liquid: true, micro: { VITAMIN_A: 280 } }, butter: { per100: [741, 82, 54, 0.7, 0.7, 0, 0.7, 0.02], portion: 10, micro: { VITAMIN_A: 653 } },
  yoghurt: { per100: [68, 3.6, 2.3, 5.1, 5.1, 0, 3.8, 0.13], portion: 180, micro: { CALCIUM: 130 } }, hardCheese: { per100: [402, 32.1, 20.6, 0.1, 0.1, 0, 28.4, 1.5], portion: 30, micro: { CALCIUM: 950, ZINC: 4.5 } },
  softCheese: { per100: [334, 27.4, 18, 0.4, 0.3, 0, 21.3, 1.7], portion: 30, micro: { CALCIUM: 620 } }, freshCheese: { per100: [236, 18.6, 12.4, 2.4, 2.2, 0, 14.2, 0.6], portion: 50, micro: { CALCIUM: 280 } },
  egg: { per100: [142, 10.1, 2.9, 0.7, 0.4, 0, 12.3, 0.36], portion: 60, micro: { VITAMIN_D: 2.1, BIOTIN: 18, VITAMIN_B12: 1.6 } }, plantDrink: { per100: [44, 1.5, 0.2, 6.4, 3.8, 0.8, 0.9, 0.1], portion: 200, liquid: true, micro: { CALCIUM: 120, VITAMIN_D: 0.75 } },
  tofu: { per100: [136, 7.8, 1.2, 1.9, 0.7, 1.2, 14.1, 0.04], portion: 120, micro: { CALCIUM: 210, IRON: 2.7 } }, vegetable: { per100: [26, 0.3, 0.1, 4.1, 2.7, 2.3, 1.5, 0.03], portion: 150, micro: { VITAMIN_C: 26, FOLIC_ACID: 48, POTASSIUM: 290 } },
  fruit: { per100: [52, 0.3, 0.1, 11.3, 9.8, 2, 0.6, 0], portion: 150, micro: { VITAMIN_C: 22, POTASSIUM: 170 } }, potato: { per100: [76, 0.2, 0.1, 15.6, 0.9, 2.1, 2, 0.02], portion: 200, micro: { VITAMIN_C: 17, POTASSIUM: 410 } },
  grain: { per100: [346, 1.6, 0.3, 70.4, 1.4, 4.4, 10.6, 0.01], portion: 60 }, pasta: { per100: [356, 1.9, 0.4, 71.2, 3.2, 3.1, 12.4, 0.02], portion: 100 }, rice: { per100: [351, 0.9, 0.2, 77.8, 0.3, 1.4, 7.4, 0.01], portion: 70 },
  pulses: { per100: [332, 2.6, 0.4, 49.2, 2.7, 15.6, 22.6, 0.03], portion: 70, micro: { IRON: 6.8, MAGNESIUM: 118 } }, sugar: { per100: [398, 0, 0, 99.4, 99.2, 0, 0.1, 0], portion: 5 }, sweetener: { per100: [24, 0, 0, 4, 2, 0, 2, 11.8], portion: 1 },
  chocolate: { per100: [538, 32.2, 19.4, 53.1, 46.8, 5.6, 6.3, 0.12], portion: 25 }, nuts: { per100: [602, 50.6, 5.2, 11.8, 5.1, 9.2, 20.4, 0.4], portion: 30, micro: { VITAMIN_E: 14, MAGNESIUM: 210 } }, jam: { per100: [236, 0.2, 0, 57.2, 55.8, 1, 0.4, 0.02], portion: 25 },
  gelatine: { per100: [346, 0.1, 0, 0, 0, 0, 86.2, 0.6], portion: 5 }, spice: { per100: [298, 8.2, 1.9, 38.2, 6.4, 24.6, 11.4, 0.2], portion: 1 }, salt: { per100: [0, 0, 0, 0, 0, 0, 0, 99.8], portion: 1, micro: { IODINE: 2000 } },
  oil: { per100: [828, 92, 9.6, 0, 0, 0, 0, 0], portion: 10, liquid: true, micro: { VITAMIN_E: 28 } }, vinegar: { per100: [21, 0, 0, 0.9, 0.7, 0, 0.1, 0.02], portion: 15, liquid: true }, stock: { per100: [208, 8.8, 4.2, 22.4, 6.2, 1.1, 8.9, 46], portion: 5 },
  sauce: { per100: [142, 4.2, 0.6, 23.6, 19.8, 0.8, 1.6, 2.1], portion: 30 }, mayo: { per100: [684, 74.2, 6.1, 3.4, 2.8, 0, 1.1, 1.2], portion: 20 }, muesli: { per100: [382, 7.2, 1.8, 64.4, 16.8, 8.1, 9.8, 0.2], portion: 50, micro: { IRON: 4, MAGNESIUM: 92 } },
  driedFruit: { per100: [272, 0.5, 0.1, 60.2, 56.4, 6.2, 2.9, 0.03], portion: 30, micro: { POTASSIUM: 860 } }, snack: { per100: [462, 18.6, 2.1, 62.2, 2.4, 4.1, 8.6, 1.9], portion: 30 }, cannedVegetable: { per100: [38, 0.4, 0.1, 6.2, 3.9, 2.1, 1.7, 0.5], portion: 130 },
  cannedFruit: { per100: [68, 0.1, 0, 15.9, 15.2, 1.1, 0.4, 0.01], portion: 125 }, olives: { per100: [148, 14.6, 2.1, 1.4, 0.4, 3.1, 1.2, 3.2], portion: 30 }, fries: { per100: [148, 4.6, 0.6, 23.4, 0.5, 2.6, 2.2, 0.1], portion: 150 },
  dumpling: { per100: [178, 4.2, 1.3, 27.6, 1.9, 1.9, 6.2, 1.1], portion: 160 }, sweetDumpling: { per100: [202, 4.1, 2.1, 35.2, 12.6, 1.8, 4.9, 0.4], portion: 160 }, pizza: { per100: [228, 8.6, 3.9, 27.4, 2.6, 1.9, 9.4, 1.2], portion: 350 }, meal: { per100: [118, 4.6, 1.3, 10.9, 2.4, 2.2, 7.6, 0.9], portion: 300 },
  bread: { per100: [268, 2.4, 0.6, 51.8, 2.6, 2.9, 8.6, 1.3], portion: 70 }, wholeBread: { per100: [242, 3.1, 0.5, 42.6, 2.2, 6.6, 8.4, 1.2], portion: 70, micro: { MAGNESIUM: 58 } }, cake: { per100: [378, 19.4, 9.8, 44.2, 22.6, 1.7, 5.8, 0.5], portion: 90 },
  dessert: { per100: [156, 7.4, 4.8, 18.6, 16.4, 0.4, 3.2, 0.1], portion: 120 }, softDrink: { per100: [38, 0, 0, 9.2, 9.1, 0, 0, 0.01], portion: 330, liquid: true }, water: { per100: [0, 0, 0, 0, 0, 0, 0, 0.01], portion: 250, liquid: true, micro: { CALCIUM: 8.4, MAGNESIUM: 3.1 } },
  juice: { per100: [45, 0.1, 0, 10.4, 9.8, 0.2, 0.4, 0], portion: 200, liquid: true, micro: { VITAMIN_C: 28, POTASSIUM: 120 } }, syrup: { per100: [272, 0, 0, 66.8, 66.2, 0, 0.1, 0.01], portion: 35, liquid: true },
  coffee: { per100: [2, 0, 0, 0.3, 0, 0, 0.2, 0], portion: 125, liquid: true }, tea: { per100: [1, 0, 0, 0.2, 0, 0, 0, 0], portion: 250, liquid: true }, beer: { per100: [42, 0, 0, 2.9, 0.3, 0, 0.5, 0.01], portion: 500, liquid: true },
  wine: { per100: [78, 0, 0, 1.1, 0.4, 0, 0.1, 0], portion: 125, liquid: true }, spirit: { per100: [222, 0, 0, 0.1, 0, 0, 0, 0], portion: 20, liquid: true }, liqueur: { per100: [268, 0.2, 0, 28.4, 28.1, 0, 0.1, 0.01], portion: 20, liquid: true },
};

/** All 26 vitamins and minerals of 100 ml of a vitaminised juice, as declared on the label. */
export const vitaminised: Readonly<Partial<Record<NutrientKey, number>>> = {
  VITAMIN_A: 120, VITAMIN_D: 0.75, VITAMIN_E: 1.8, VITAMIN_K: 11.3, VITAMIN_C: 24, THIAMIN: 0.17, RIBOFLAVIN: 0.21, NIACIN: 2.4, VITAMIN_B6: 0.21, FOLIC_ACID: 30, VITAMIN_B12: 0.38, BIOTIN: 7.5, PANTOTHENIC_ACID: 0.9,
  POTASSIUM: 130, CALCIUM: 120, PHOSPHORUS: 70, MAGNESIUM: 56, IRON: 2.1, ZINC: 1.5, COPPER: 0.15, MANGANESE: 0.3, FLUORIDE: 0.53, SELENIUM: 8.3, CHROMIUM: 6, MOLYBDENUM: 7.5, IODINE: 22.5,
};

/** Daily reference intake (Regulation (EU) 1169/2011, annex XIII) and the unit it is declared in. */
export const referenceIntakes: Readonly<Partial<Record<NutrientKey, readonly [amount: number, unit: 'g' | 'mg' | 'µg']>>> = {
  FAT: [70, 'g'], FAT_SATURATED: [20, 'g'], CARBOHYDRATES: [260, 'g'], CARBOHYDRATES_SUGAR: [90, 'g'], PROTEINS: [50, 'g'], SALT: [6, 'g'],
  VITAMIN_A: [800, 'µg'], VITAMIN_D: [5, 'µg'], VITAMIN_E: [12, 'mg'], VITAMIN_K: [75, 'µg'], VITAMIN_C: [80, 'mg'], THIAMIN: [1.1, 'mg'], RIBOFLAVIN: [1.4, 'mg'], NIACIN: [16, 'mg'], VITAMIN_B6: [1.4, 'mg'], FOLIC_ACID: [200, 'µg'],
  VITAMIN_B12: [2.5, 'µg'], BIOTIN: [50, 'µg'], PANTOTHENIC_ACID: [6, 'mg'], POTASSIUM: [2000, 'mg'], CALCIUM: [800, 'mg'], PHOSPHORUS: [700, 'mg'], MAGNESIUM: [375, 'mg'], IRON: [14, 'mg'], ZINC: [10, 'mg'], COPPER: [1, 'mg'],
  MANGANESE: [2, 'mg'], FLUORIDE: [3.5, 'mg'], SELENIUM: [55, 'µg'], CHROMIUM: [40, 'µg'], MOLYBDENUM: [50, 'µg'], IODINE: [150, 'µg'],
};
