import type { DepartmentEntry } from './traits';

/** Beer and spirits; wine is composed from tables in `wine.ts`. */
export const beer: DepartmentEntry = {
  name: 'Bier|Beer|Birra', hue: 40, keeping: 'dry', picture: 'beer-mug', nutrients: 'beer', branded: true, retail: true, allergens: 'gluten', attributes: 'VEG:80 VEGET LF AMAGenussregion:8', packaging: 'MD MD MD OD M',
  brands: 'Hirtenbräu, Brauhaus Grimmstein+, Kronland, Sudhaus Wolfsegg, Fassgold-', origins: 'sbg ooe noe stm bay', ingredients: 'Wasser, GERSTENMALZ, Hopfen, Hefe|Water, BARLEY malt, hops, yeast|Acqua, malto d’ORZO, luppolo, lievito', use: 'Bei 6 bis 8 °C servieren.|Serve at 6 to 8 °C.|Servire a 6–8 °C.',
  groups: [
    { name: 'Flaschenbier|Bottled beer|Birra in bottiglia', packs: ['FLA 0.5l x20 KIS', 'FLA 0.33l x24 KIS', 'CAN 0.5l x24 TRA'], variants: ['', 'bio|organic|bio;1.2;BIO'], families: [
      { name: 'Lager & Märzen|Lager & Märzen|Lager e Märzen', alcohol: 5,
        items: [
          ['Märzen|Märzen lager|Märzen~f', 195, { alcohol: 5.1 }],
          ['Pils|Pilsner|Pils~f', 205, { alcohol: 4.9 }],
          ['Helles Lager|Pale lager|Lager chiara~f', 200, { alcohol: 4.8 }],
          ['Spezialbier|Special lager|Lager speciale~f', 225, { alcohol: 5.7 }],
          ['Zwickl naturtrüb|Unfiltered Zwickl lager|Zwickl non filtrata~f', 230, { alcohol: 5.2, themes: 'regional' }],
          ['Dunkles|Dark lager|Scura~f', 215, { alcohol: 4.7 }],
          ['Festbock|Festive bock|Bock natalizia~f', 260, { alcohol: 7.1, themes: 'advent', variants: [''] }],
        ] },
      { name: 'Weizen & Spezialitäten|Wheat beer & specialities|Weizen e specialità', alcohol: 5.3,
        items: [
          ['Weißbier hell|Pale wheat beer|Birra di frumento chiara~f', 225, { alcohol: 5.4, packs: ['FLA 0.5l x20 KIS'] }],
          ['Weißbier dunkel|Dark wheat beer|Birra di frumento scura~f', 225, { alcohol: 5.3, packs: ['FLA 0.5l x20 KIS'] }],
          ['Pale Ale|Pale ale|Pale ale~f', 390, { alcohol: 5.6, packs: ['FLA 0.33l x24 KIS', 'FLA 0.33l x12 KRT'] }],
          ['India Pale Ale|India pale ale|India pale ale~f', 430, { alcohol: 6.5, packs: ['FLA 0.33l x24 KIS', 'FLA 0.33l x12 KRT'] }],
          ['Porter|Porter|Porter~f', 410, { alcohol: 5.9, packs: ['FLA 0.33l x24 KIS', 'FLA 0.33l x12 KRT'] }],
          ['Kastanienbier|Chestnut beer|Birra alle castagne~f', 420, { alcohol: 6, packs: ['FLA 0.33l x12 KRT'], themes: 'season', variants: [''] }],
        ] },
      { name: 'Radler & Alkoholfrei|Shandy & alcohol-free|Radler e analcoliche', alcohol: 0,
        items: [
          ['Radler Zitrone|Lemon shandy|Radler al limone~f', 190, { alcohol: 2, variants: ['', 'naturtrüb|cloudy|torbida'] }],
          ['Radler Grapefruit|Grapefruit shandy|Radler al pompelmo~f', 195, { alcohol: 2, variants: [''] }],
          ['Alkoholfreies Bier|Alcohol-free beer|Birra analcolica~f', 200, { alcohol: 0.4, variants: [''] }],
          ['Alkoholfreies Weißbier|Alcohol-free wheat beer|Birra di frumento analcolica~f', 215, { alcohol: 0.4, variants: [''], packs: ['FLA 0.5l x20 KIS', 'FLA 0.33l x24 KIS'] }],
          ['Malzgetränk|Malt drink|Bevanda al malto~f', 190, { alcohol: 0, variants: [''], packs: ['FLA 0.33l x24 KIS'] }],
          ['Apfelcider|Apple cider|Sidro di mele', 290, { alcohol: 4.5, allergens: 'sulfite', picture: 'beer-mug', ingredients: 'Apfelwein, Apfelsaft, SULFITE|Apple wine, apple juice, SULPHITES|Sidro, succo di mela, SOLFITI', attributes: 'VEG VEGET GF LF', variants: ['', 'Birne|pear|alla pera'], packs: ['FLA 0.33l x24 KIS', 'FLA 0.33l x12 KRT'] }],
        ] },
    ] },
    { name: 'Fassbier|Draught beer|Birra alla spina', picture: 'clinking-beer-mugs', packs: ['FAS 30l', 'FAS 50l', 'FAS 20l'], retail: false, packaging: 'MD', variants: [''], attributes: 'VEG:80 VEGET LF', use: 'Vor dem Anstich 48 Stunden bei 6 °C ruhen lassen.|Let rest 48 hours at 6 °C before tapping.|Lasciare riposare 48 ore a 6 °C prima della spillatura.', families: [
      { name: 'Fassbier|Draught beer|Birra in fusto', preOrder: 12,
        items: [
          ['Märzen vom Fass|Märzen lager, keg|Märzen in fusto~f', 260, { alcohol: 5.1 }],
          ['Pils vom Fass|Pilsner, keg|Pils in fusto~f', 270, { alcohol: 4.9 }],
          ['Zwickl vom Fass|Zwickl lager, keg|Zwickl in fusto~f', 285, { alcohol: 5.2, themes: 'regional' }],
          ['Weißbier vom Fass|Wheat beer, keg|Birra di frumento in fusto~f', 285, { alcohol: 5.4 }],
          ['Radler vom Fass|Lemon shandy, keg|Radler in fusto~f', 240, { alcohol: 2 }],
          ['Dunkles vom Fass|Dark lager, keg|Scura in fusto~f', 270, { alcohol: 4.7 }],
        ] },
    ] },
  ],
};

export const spirits: DepartmentEntry = {
  name: 'Spirituosen|Spirits|Superalcolici', hue: 268, keeping: 'dry', picture: 'tumbler-glass', nutrients: 'spirit', branded: true, retail: true, attributes: 'VEG VEGET GF LF', packaging: 'O', variants: [''],
  brands: 'Brennerei Hochsteg+, Destillerie Steinobstgarten, Barwerk, Kontor 38-', origins: 'stm noe tir', ingredients: 'Alkohol, Wasser|Alcohol, water|Alcol, acqua', packs: ['FLA 0.7l x6 KRT', 'FLA 1l x6 KRT', 'FLA 0.5l x6 KRT'], use: 'Pur oder im Mixgetränk.|Neat or mixed.|Liscio o nei cocktail.',
  groups: [
    { name: 'Edelbrände & Klare|Fruit brandies & clear spirits|Distillati e acquaviti', families: [
      { name: 'Obstbrände|Fruit brandies|Distillati di frutta', themes: 'regional', alcohol: 38,
        items: [
          ['Obstler|Mixed fruit brandy|Acquavite di frutta~f', 1690],
          ['Marillenbrand|Apricot brandy|Distillato di albicocche', 3290, { alcohol: 40 }],
          ['Williamsbrand|Williams pear brandy|Distillato di pere Williams', 3190, { alcohol: 40 }],
          ['Zwetschkenbrand|Plum brandy|Distillato di prugne', 2990, { alcohol: 40 }],
          ['Vogelbeerbrand|Rowanberry brandy|Distillato di sorbe', 6900, { alcohol: 42, packs: ['FLA 0.35l x6 KRT', 'FLA 0.5l x6 KRT'] }],
          ['Zirbenschnaps|Stone pine schnapps|Grappa al cirmolo~f', 2490, { alcohol: 35 }],
          ['Enzian|Gentian spirit|Acquavite di genziana~f', 2690, { alcohol: 38 }],
          ['Himbeergeist|Raspberry spirit|Spirito di lampone', 3290, { alcohol: 40 }],
        ] },
      { name: 'Wodka, Gin & Rum|Vodka, gin & rum|Vodka, gin e rum', picture: 'cocktail-glass', alcohol: 40,
        items: [
          ['Wodka|Vodka|Vodka~f', 1490, { alcohol: 37.5 }],
          ['London Dry Gin|London dry gin|London dry gin', 1990],
          ['Alpengin|Alpine gin|Gin alpino', 3690, { alcohol: 43, themes: 'regional' }],
          ['Weißer Rum|White rum|Rum bianco', 1690, { alcohol: 37.5, origins: 'cub mix' }],
          ['Inländerrum 60|Austrian Inländer rum 60|Rum da pasticceria 60', 1790, { alcohol: 60 }],
          ['Brauner Rum 8 Jahre|Dark rum aged 8 years|Rum scuro 8 anni', 2990, { origins: 'cub mix' }],
          ['Tequila silver|Silver tequila|Tequila silver', 2290, { alcohol: 38, origins: 'mex' }],
          ['Cachaça|Cachaça|Cachaça~f', 1790, { origins: 'bra' }],
        ] },
    ] },
    { name: 'Liköre, Bitter & Aperitif|Liqueurs, bitters & aperitifs|Liquori, amari e aperitivi', families: [
      { name: 'Liköre|Liqueurs|Liquori', nutrients: 'liqueur', alcohol: 20,
        items: [
          ['Marillenlikör|Apricot liqueur|Liquore alle albicocche', 1790, { themes: 'regional' }],
          ['Eierlikör|Egg liqueur|Liquore all’uovo', 1490, { alcohol: 16, allergens: 'eggs milk', attributes: 'VEGET GF', ingredients: 'Alkohol, EIGELB, RAHM, Zucker|Alcohol, EGG yolk, CREAM, sugar|Alcol, tuorlo d’UOVO, PANNA, zucchero' }],
          ['Nusslikör|Walnut liqueur|Nocino', 1890, { allergens: 'nuts', alcohol: 30 }],
          ['Orangenlikör|Orange liqueur|Liquore all’arancia', 1990, { alcohol: 38 }],
          ['Kaffeelikör|Coffee liqueur|Liquore al caffè', 1690],
          ['Limoncello|Limoncello|Limoncello', 1690, { origins: 'cam', alcohol: 28 }],
          ['Holunderlikör|Elderflower liqueur|Liquore ai fiori di sambuco', 1790],
          ['Amaretto|Amaretto|Amaretto', 1590, { allergens: 'nuts?', origins: 'lom', alcohol: 24 }],
        ] },
      { name: 'Bitter, Wermut & Aperitif|Bitters, vermouth & aperitifs|Amari, vermut e aperitivi', picture: 'cocktail-glass', nutrients: 'liqueur', alcohol: 18,
        items: [
          ['Kräuterbitter|Herbal bitter|Amaro alle erbe', 1690, { alcohol: 32, themes: 'regional' }],
          ['Aperitif bitter-orange|Bitter orange aperitif|Aperitivo all’arancia amara', 1290, { alcohol: 11, themes: 'grill' }],
          ['Roter Bitteraperitif|Red bitter aperitif|Bitter rosso', 1590, { alcohol: 25 }],
          ['Wermut weiß|White vermouth|Vermut bianco', 990, { alcohol: 15, allergens: 'sulfite', origins: 'pie' }],
          ['Wermut rot|Red vermouth|Vermut rosso', 990, { alcohol: 15, allergens: 'sulfite', origins: 'pie' }],
          ['Magenbitter|Digestive bitter|Amaro digestivo', 1790, { alcohol: 38, packs: ['FLA 0.7l x6 KRT', 'PKG 24x20ml x6 KRT'] }],
          ['Portwein ruby|Ruby port|Porto ruby', 1190, { alcohol: 19.5, allergens: 'sulfite', origins: 'prt' }],
          ['Sherry fino|Fino sherry|Sherry fino', 1190, { alcohol: 15, allergens: 'sulfite', origins: 'esp' }],
        ] },
      { name: 'Whisky & Weinbrand|Whisky & brandy|Whisky e brandy', alcohol: 40,
        items: [
          ['Blended Scotch Whisky|Blended Scotch whisky|Blended Scotch whisky', 1990, { origins: 'sco' }],
          ['Single Malt Whisky 12 Jahre|Single malt whisky aged 12 years|Single malt whisky 12 anni', 4990, { origins: 'sco' }],
          ['Bourbon|Bourbon|Bourbon', 2290, { origins: 'usa' }],
          ['Alpenwhisky|Alpine whisky|Whisky alpino', 4690, { themes: 'regional', alcohol: 42 }],
          ['Weinbrand|Brandy|Brandy', 1490, { alcohol: 36, origins: 'noe' }],
          ['Cognac VSOP|Cognac VSOP|Cognac VSOP', 4990, { origins: 'fra', attributes: 'VEG VEGET GF LF EG' }],
          ['Grappa|Grappa|Grappa~f', 2290, { origins: 'ven fri', alcohol: 40, variants: ['', 'im Holzfass gereift|barrel-aged|barricata;1.3'], attributes: 'VEG VEGET GF LF EG' }],
        ] },
    ] },
  ],
};
