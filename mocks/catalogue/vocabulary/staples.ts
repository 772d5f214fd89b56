import type { ItemEntry } from './traits';
import { proseccos } from './wine';

/**
 * Goods of every range besides those spread over the families, so that their names always have hits. They are keyed by the beginning of
 * their family's German name, whose traits they share. Append new ones to the end of their list: the index in it makes the product's
 * number.
 */
export const staples: Readonly<Record<string, readonly ItemEntry[]>> = {
  'Rind Braten': [
    ['Rindsleber|Beef liver|Fegato di manzo', 690, { variants: [''], packs: ['~PKG 2.5kg x4 KRT'] }],
    ['Rindszunge|Beef tongue|Lingua di manzo~f', 990, { variants: [''], packs: ['~STK 1.5kg x6 KRT'] }],
  ],
  'Schlagobers & Rahm': [
    ['Schlagobers 36 %|Whipping cream 36 %|Panna da montare 36 %~f', 470, { variants: [''], packs: ['EIM 10l', 'BIB 10l'] }],
    ['Kondensmilch 10 %|Condensed milk 10 %|Latte condensato 10 %', 390, { variants: [''], packs: ['PKG 1l x12 KRT', 'KRT 240x7.5g'] }],
  ],
  'Pflanzliche Alternativen': [
    ['Seitan natur|Plain seitan|Seitan al naturale', 1290, { variants: [''], packs: ['PKG 1kg x6 KRT'], allergens: 'gluten', attributes: 'VEG VEGET LF', nutrients: 'tofu', picture: 'package' }],
    ['Veganes Faschiertes aus Erbsenprotein|Vegan pea protein mince|Macinato vegano di proteine di piselli', 1190, { variants: [''], packs: ['PKG 1kg x8 KRT'], allergens: '', attributes: 'VEG VEGET LF GF', nutrients: 'tofu', picture: 'package' }],
    ['Vegane Mayonnaise|Vegan mayonnaise|Maionese vegana~f', 590, { variants: [''], packs: ['EIM 5kg', 'BEC 1kg x6 KRT'], allergens: 'mustard', attributes: 'VEG VEGET LF GF', nutrients: 'sauce', picture: 'jar' }],
  ],
  'Wurzel- & Knollengemüse': [['Rettich weiß|White radish|Ravanello bianco', 190, { variants: [''], packs: ['KG 1kg x5 KIS'] }]],
  'Kohl, Lauch': [
    ['Kohl (Wirsing)|Savoy cabbage|Cavolo verza', 190, { variants: [''], picture: 'leafy-green', packs: ['KG 1kg x6 KIS'] }],
    ['Pak Choi|Pak choi|Pak choi', 390, { variants: [''], picture: 'leafy-green', packs: ['KG 1kg x5 KIS'] }],
  ],
  'Kräuter & Sprossen': [['Zitronengras|Lemongrass|Citronella~f', 290, { variants: [''], origins: 'tha', packs: ['BND 1pc x10 KIS'] }]],
  'Kernobst': [['Rhabarber|Rhubarb|Rabarbaro', 390, { variants: [''], picture: 'seedling', packs: ['KG 1kg x5 KIS'] }]],
  'Exoten & Melonen': [
    ['Feigen|Figs|Fichi~mp', 60, { variants: [''], picture: 'peach', origins: 'tur ita', packs: ['STK 1pc x24 KIS'] }],
    ['Papaya|Papaya|Papaia~f', 320, { variants: [''], picture: 'mango', packs: ['STK 1pc x6 KIS'] }],
  ],
  'TK-Gerichte': [
    ['Veganes Schnitzel aus Weizenprotein, paniert|Vegan wheat protein escalope, breaded|Cotoletta vegana di proteine di frumento~f', 1090, { allergens: 'gluten soy', attributes: 'VEG VEGET LF', packs: ['KRT 40x100g'], nutrients: 'breaded', picture: 'package' }],
    ['Burger-Patty pflanzlich|Plant-based burger patty|Burger vegetale', 1290, { allergens: 'soy', attributes: 'VEG VEGET LF GF', packs: ['KRT 40x113g'], nutrients: 'tofu', picture: 'hamburger' }],
  ],
  'Toast, Wraps': [['Glutenfreies Toastbrot|Gluten-free toast bread|Pane per toast senza glutine', 990, { allergens: 'soy?', attributes: 'VEGET GF LF', packs: ['PKG 400g x6 KRT'], ingredients: 'Maisstärke, Reismehl, Wasser, Hefe|Corn starch, rice flour, water, yeast|Amido di mais, farina di riso, acqua, lievito' }]],
  'Portionseis': [['Crushed Ice|Crushed ice|Ghiaccio tritato', 60, { allergens: '', packs: ['BTL 2kg x6 KRT'], picture: 'ice', nutrients: '', attributes: 'VEG VEGET GF LF' }]],
  'Hartweizennudeln': [
    ['Glutenfreie Penne|Gluten-free penne|Penne senza glutine~fp', 590, { variants: [''], packs: ['BTL 500g x12 KRT'], allergens: '', attributes: 'VEG VEGET GF LF', ingredients: 'Maismehl, Reismehl|Corn flour, rice flour|Farina di mais, farina di riso' }],
    ['Glutenfreie Spaghetti|Gluten-free spaghetti|Spaghetti senza glutine~mp', 590, { variants: [''], packs: ['BTL 500g x12 KRT'], allergens: '', attributes: 'VEG VEGET GF LF', ingredients: 'Maismehl, Reismehl|Corn flour, rice flour|Farina di mais, farina di riso' }],
    ['Glasnudeln|Glass noodles|Vermicelli di soia~mp', 690, { variants: [''], packs: ['BTL 500g x20 KRT'], allergens: '', attributes: 'VEG VEGET GF LF', origins: 'tha', ingredients: 'Mungbohnenstärke, Wasser|Mung bean starch, water|Amido di fagioli mungo, acqua' }],
  ],
  'Mehl & Grieß': [['Glutenfreie Mehlmischung|Gluten-free flour mix|Miscela di farine senza glutine~f', 390, { variants: [''], packs: ['PKG 1kg x10 KRT'], allergens: '', attributes: 'VEG VEGET GF LF', ingredients: 'Reismehl, Maisstärke, Flohsamen|Rice flour, corn starch, psyllium|Farina di riso, amido di mais, psillio' }]],
  'Back- & Dessertzutaten': [
    ['Frischgerm|Fresh yeast|Lievito fresco', 490, { keeping: 'cooled', allergens: '', attributes: 'VEG VEGET GF LF', nutrients: 'grain', picture: 'bread', packs: ['PKG 500g x20 KRT', 'PKG 42g x32 KRT'], ingredients: 'Backhefe|Baker’s yeast|Lievito di birra' }],
    ['Natron|Baking soda|Bicarbonato di sodio', 390, { allergens: '', attributes: 'VEG VEGET GF LF', nutrients: '', picture: 'salt', packs: ['DOS 1kg x6 KRT'] }],
    ['Vanilleschoten|Vanilla pods|Baccelli di vaniglia~mp', 29000, { allergens: '', attributes: 'VEG VEGET GF LF', nutrients: '', picture: 'seedling', packs: ['GLS 25g x6 KRT'] }],
  ],
  'Einzelgewürze': [
    ['Gewürznelken|Cloves|Chiodi di garofano~mp', 2490], ['Zimtstangen|Cinnamon sticks|Cannella in stecche~f', 1990], ['Knoblauchgranulat|Garlic granules|Aglio granulato', 1290], ['Ingwer gemahlen|Ground ginger|Zenzero macinato', 1390],
  ],
  'Feinkost- & Würzsaucen': [
    ['Kokosmilch|Coconut milk|Latte di cocco', 420, { packs: ['DOS 400ml x24 KRT', 'DOS 2.9l x6 KRT'], picture: 'coconut', origins: 'tha', attributes: 'VEG VEGET GF LF', allergens: '' }],
    ['Currypaste rot|Red curry paste|Pasta di curry rosso~f', 990, { packs: ['BEC 1kg x12 KRT'], origins: 'tha', allergens: 'crab' }],
    ['Scharfe Chilisauce|Hot chilli sauce|Salsa al peperoncino piccante~f', 890, { picture: 'hot-pepper', packs: ['FLA 500ml x12 KRT', 'FLA 60ml x12 KRT'], attributes: 'VEG VEGET GF LF', allergens: '' }],
    ['Fischsauce|Fish sauce|Salsa di pesce~f', 590, { packs: ['FLA 700ml x12 KRT'], allergens: 'fish', attributes: 'GF LF', origins: 'tha' }],
    ['Tahin Sesampaste|Tahini sesame paste|Tahina di sesamo~f', 1090, { packs: ['GLS 1kg x6 KRT'], allergens: 'sesame', attributes: 'VEG VEGET GF LF', origins: 'tur' }],
    ['Speisewürze flüssig|Liquid seasoning|Condimento liquido', 490, { packs: ['FLA 1l x6 KRT'], allergens: 'soy celery', attributes: 'VEG VEGET LF' }],
    ['Ajvar mild|Mild ajvar|Ajvar delicato', 590, { packs: ['GLS 700g x12 KRT'], attributes: 'VEG VEGET GF LF', allergens: '', origins: 'hrv' }],
  ],
  'Oliven & Antipasti': [['Hummus|Hummus|Hummus', 790, { keeping: 'cooled', variants: [''], packs: ['BEC 1kg x6 KRT'], allergens: 'sesame', picture: 'jar', nutrients: 'pulses' }]],
  'Pasteten, Aufstriche': [['Liptauer Aufstrich|Liptauer cheese spread|Crema di formaggio Liptauer~f', 990, { packs: ['BEC 1kg x4 KRT'], allergens: 'milk', attributes: 'VEGET GF', nutrients: 'freshCheese', picture: 'jar' }]],
  'Getreide & Hülsenfrüchte': [['Reispapier|Rice paper|Carta di riso~f', 890, { variants: [''], packs: ['PKG 400g x24 KRT'], origins: 'vnm', nutrients: 'grain' }]],
  'Fischkonserven': [['Nori-Algenblätter|Nori seaweed sheets|Fogli di alga nori~mp', 8900, { allergens: 'fish? crab?', attributes: 'VEG VEGET GF LF', packs: ['PKG 140g x20 KRT'], origins: 'chn', ingredients: 'Algen|Seaweed|Alghe', picture: 'sushi' }]],
  'Rosé & Schankwein': [['Glühwein rot|Red mulled wine|Vin brulé rosso', 390, { brands: 'Winzerhof Lackenrand-', variants: [''], packs: ['PKG 1l x12 KRT', 'BIB 10l'], alcohol: 9.5, themes: 'advent', origins: 'bgl', picture: 'wine-glass' }]],
  'Schaumwein & Frizzante': [
    ...proseccos,
    ['Champagner brut|Champagne brut|Champagne brut', 4990, { brands: 'Maison Clos Perrin+', variants: [''], packs: ['FLA 0.75l x6 KRT'], alcohol: 12, origins: 'fra', picture: 'clinking-glasses' }],
  ],
  'Handschuhe, Säcke': [
    ['Geschirrtuch|Tea towel|Strofinaccio', 190, { packs: ['PKG 10pc x10 KRT'], picture: 'roll-of-paper' }],
    ['Waschmittel Pulver|Washing powder|Detersivo in polvere per bucato', 290, { packs: ['SCK 15kg'], picture: 'bubbles', hazardous: true }],
  ],
  'Kerzen, Zahnstocher': [
    ['Holzkohle|Charcoal|Carbonella~f', 190, { packs: ['SCK 10kg', 'SCK 3kg x4 KRT'], picture: 'shallow-pan-of-food', themes: 'grill' }],
    ['Kaffeefilter|Coffee filters|Filtri da caffè~mp', 4, { packs: ['PKG 100pc x20 KRT'], picture: 'hot-beverage' }],
  ],
};
