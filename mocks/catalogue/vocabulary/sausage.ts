import type { DepartmentEntry } from './traits';

const slices = ['', 'geschnitten|sliced|a fette;1.14', 'fettreduziert|reduced fat|a ridotto contenuto di grassi;1.1'];

/** Sausages, ham and bacon. */
export const sausage: DepartmentEntry = {
  name: 'Wurst & Schinken|Sausages & ham|Salumi e prosciutti', hue: 352, keeping: 'cooled', picture: 'hot-dog', nutrients: 'sausage', allergens: 'mustard? celery? milk?',
  attributes: 'GF:70 LF:60 AMAGuetesiegel:25', brands: 'Murtalhof, Selchkuchl, Fleischerei Dorfstetter+, Kesselgrund-, Brotzeithof, Rauchkuchl Enns', origins: 'stm noe ooe tir bay', packaging: 'O',
  ingredients: 'Schweinefleisch, Speck, Trinkwasser, Speisesalz, Gewürze, Stabilisator: Diphosphate, Konservierungsstoff: Natriumnitrit|Pork, pork fat, water, salt, spices, stabiliser: diphosphates, preservative: sodium nitrite|Carne suina, lardo, acqua, sale, spezie, stabilizzante: difosfati, conservante: nitrito di sodio',
  groups: [
    { name: 'Brühwurst|Scalded sausages|Insaccati cotti', families: [
      { name: 'Würstel|Frankfurters & grill sausages|Würstel e salsicce', themes: 'grill', packs: ['PKG 10x100g x6 KRT', 'PKG 2kg x5 KRT', 'PKG 1kg x8 KRT'], use: 'In heißem Wasser ziehen lassen oder grillen.|Heat gently in hot water or grill.|Scaldare in acqua calda o grigliare.',
        items: [
          ['Frankfurter Würstel|Vienna frankfurters|Würstel viennesi~mp', 790],
          ['Käsekrainer|Cheese-filled Carniolan sausage|Salsiccia di Carniola al formaggio~f', 850, { allergens: 'milk mustard? celery?', attributes: 'GF:70' }],
          ['Debreziner|Debreziner sausages|Salsicce di Debrecen~fp', 820],
          ['Weißwurst|Munich white sausage|Weisswurst bavarese~f', 780],
          ['Bratwurst grob|Coarse bratwurst|Bratwurst a grana grossa~f', 760],
          ['Nürnberger Rostbratwürstel|Small Nuremberg-style grill sausages|Salsiccette alla griglia stile Norimberga~fp', 920, { packs: ['PKG 20x25g x10 KRT', 'PKG 2kg x4 KRT'] }],
          ['Berner Würstel|Bernese sausages with cheese and bacon|Würstel bernesi con formaggio e pancetta~mp', 1050, { allergens: 'milk mustard? celery?', attributes: '' }],
          ['Cevapcici|Cevapcici|Cevapcici~mp', 890, { packs: ['PKG 2kg x5 KRT', 'PKG 1kg x8 KRT'] }],
        ], variants: ['', 'mini|mini|mini;1.08', 'vorgebrüht|pre-scalded|prescottat{o};1.04', 'im Saitling|in sheep casing|in budello di pecora;1.06'] },
      { name: 'Aufschnittwurst|Cold-cut sausages|Affettati', variants: slices, packs: ['~STG 2.5kg x4 KRT', 'PKG 500g x10 KRT', 'PKG 1kg x6 KRT'], themes: 'breakfast', use: 'Für Frühstücksbuffet, Jause und belegte Brote.|For breakfast buffets, snacks and sandwiches.|Per buffet della colazione, merende e panini.',
        items: [
          ['Extrawurst|Extrawurst cold cut|Extrawurst~f', 590],
          ['Pariser Wurst|Parisian sausage|Salsiccia parigina~f', 620],
          ['Krakauer|Krakow sausage|Salsiccia di Cracovia~f', 780],
          ['Leberkäse|Leberkäse meat loaf|Leberkäse', 560, { variants: ['', 'pikant|spicy|piccante;1.04', 'mit Käse|with cheese|al formaggio;1.1'], packs: ['~STK 2.5kg x4 KRT', '~STK 4kg x2 KRT'], themes: '' }],
          ['Polnische Wurst|Polish-style sausage|Salsiccia polacca~f', 690],
          ['Putenextrawurst|Turkey cold cut|Affettato di tacchino', 690, { ingredients: 'Putenfleisch, Trinkwasser, Rapsöl, Speisesalz, Gewürze|Turkey, water, rapeseed oil, salt, spices|Carne di tacchino, acqua, olio di colza, sale, spezie' }],
          ['Mortadella mit Pistazien|Mortadella with pistachios|Mortadella con pistacchi~f', 790, { allergens: 'nuts milk?', origins: 'emi' }],
          ['Streichwurst fein|Fine spreading sausage|Salsiccia spalmabile fine~f', 650, { variants: ['', 'mit Kalb|with veal|con vitello;1.2'], packs: ['STG 500g x10 KRT', 'STG 1kg x6 KRT'] }],
        ] },
    ] },
    { name: 'Rohwurst & Speck|Cured sausages & bacon|Salami e speck', families: [
      { name: 'Salami & Dauerwurst|Salami & dry sausage|Salami e insaccati stagionati', variants: slices, nutrients: 'salami', packs: ['~STG 1.5kg x6 KRT', 'PKG 500g x10 KRT', 'PKG 1kg x6 KRT'], use: 'Für Brettljause, Pizza und Antipasti.|For platters, pizza and antipasti.|Per taglieri, pizze e antipasti.',
        items: [
          ['Mailänder Salami|Milano salami|Salame Milano', 1290, { origins: 'lom' }],
          ['Ungarische Salami|Hungarian salami|Salame ungherese', 1390, { origins: 'hun' }],
          ['Kantwurst|Kantwurst square salami|Kantwurst~f', 1190],
          ['Hauswürstel|Country sausage sticks|Salsiccette casarecce~fp', 1150, { variants: ['', 'scharf|hot|piccante;1.04'], packs: ['PKG 10x80g x8 KRT', 'PKG 1kg x6 KRT'] }],
          ['Chorizo|Chorizo|Chorizo', 1350, { origins: 'esp' }],
          ['Salami Ventricina|Ventricina salami|Salame ventricina', 1290, { origins: 'emi' }],
          ['Hirschsalami|Venison salami|Salame di cervo', 1890, { themes: 'game regional', packs: ['~STG 0.8kg x8 KRT', 'PKG 250g x12 KRT'] }],
          ['Landjäger|Landjäger sausage|Landjäger', 1250, { variants: [''], packs: ['PKG 20x50g x6 KRT'] }],
        ] },
      { name: 'Speck & Rohschinken|Bacon & cured ham|Speck e prosciutto crudo', picture: 'bacon', nutrients: 'bacon', variants: ['', 'geschnitten|sliced|a fette;1.14', 'gewürfelt|diced|a cubetti;1.1'], packs: ['~STK 2kg x4 KRT', 'PKG 500g x10 KRT', 'PKG 1kg x8 KRT'], themes: 'breakfast regional', use: 'Für Jause, Knödel und zum Ausbraten.|For snacks, dumplings and frying.|Per merende, canederli e da rosolare.',
        items: [
          ['Bauchspeck|Smoked streaky bacon|Pancetta affumicata~f', 990],
          ['Schinkenspeck|Smoked ham bacon|Speck di coscia', 1190],
          ['Karreespeck|Smoked loin bacon|Lonza affumicata~f', 1290],
          ['Frühstücksspeck|Breakfast bacon|Bacon da colazione', 950, { variants: ['geschnitten|sliced|a fette;1.1', 'geschnitten, vorgebraten|sliced, pre-cooked|a fette, precotto;2.1'] }],
          ['Speck aus Südtirol|Speck from South Tyrol|Speck dell’Alto Adige', 1590, { origins: 'sue', attributes: 'EG GF LF' }],
          ['Rohschinken luftgetrocknet|Air-dried ham|Prosciutto crudo stagionato', 1790, { origins: 'emi fri', variants: ['14 Monate gereift|aged 14 months|stagionato 14 mesi', '18 Monate gereift|aged 18 months|stagionato 18 mesi;1.18', 'geschnitten|sliced|a fette;1.2'], packs: ['~STK 6kg x2 KRT', 'PKG 500g x10 KRT'] }],
          ['Serrano-Schinken|Serrano ham|Prosciutto serrano', 1690, { origins: 'esp', attributes: 'GF LF', variants: ['', 'geschnitten|sliced|a fette;1.14'] }],
          ['Bresaola|Bresaola|Bresaola~f', 2690, { origins: 'lom', ingredients: 'Rindfleisch, Speisesalz, Gewürze|Beef, salt, spices|Carne bovina, sale, spezie', variants: ['', 'geschnitten|sliced|a fette;1.14'], packs: ['~STK 1.8kg x4 KRT', 'PKG 250g x12 KRT'] }],
        ] },
    ] },
    { name: 'Kochschinken & Pasteten|Cooked ham & pâtés|Prosciutto cotto e pâté', families: [
      { name: 'Kochschinken|Cooked ham|Prosciutto cotto', picture: 'meat-on-bone', nutrients: 'ham', variants: slices, packs: ['~STK 4kg x3 KRT', 'PKG 500g x10 KRT', 'PKG 1kg x6 KRT'], themes: 'breakfast', use: 'Für Toast, Buffet und Schinkenfleckerl.|For toast, buffets and pasta dishes.|Per toast, buffet e primi piatti.',
        items: [
          ['Beinschinken|Ham on the bone|Prosciutto cotto con osso', 1190],
          ['Toastschinken|Sandwich ham|Prosciutto cotto da toast', 790, { variants: ['', 'geschnitten|sliced|a fette;1.1'] }],
          ['Pressschinken|Pressed ham|Prosciutto pressato', 650],
          ['Putenschinken|Turkey ham|Prosciutto di tacchino', 890, { ingredients: 'Putenfleisch, Trinkwasser, Speisesalz, Dextrose|Turkey, water, salt, dextrose|Carne di tacchino, acqua, sale, destrosio', attributes: 'GF LF HAL:30' }],
          ['Kräuterschinken|Herb-crusted ham|Prosciutto cotto alle erbe', 1250],
          ['Prager Schinken|Prague ham|Prosciutto di Praga', 1150],
          ['Geselchtes|Smoked pork|Carne affumicata~f', 790, { variants: ['', 'Teilsames|shoulder|di spalla;1.05'] }],
        ] },
      { name: 'Pasteten, Aufstriche & Sulz|Pâtés, spreads & aspic|Pâté, creme e gelatine', picture: 'jar', nutrients: 'sausage', variants: [''], packs: ['BEC 200g x12 KRT', 'BEC 500g x6 KRT', 'EIM 1kg x4 KRT'], use: 'Für die Brettljause und das Frühstücksbuffet.|For cold platters and breakfast buffets.|Per taglieri e buffet della colazione.',
        items: [
          ['Leberpastete|Liver pâté|Pâté di fegato', 990],
          ['Wildpastete|Game pâté|Pâté di selvaggina', 1590, { themes: 'game advent' }],
          ['Grammelschmalz|Lard with cracklings|Strutto con ciccioli', 690, { themes: 'regional' }],
          ['Schweinssulz|Pork in aspic|Gelatina di maiale~f', 620],
          ['Leberaufstrich|Liver spread|Crema di fegato~f', 720],
          ['Verhackertes|Chopped bacon spread|Battuto di speck', 890, { themes: 'regional' }],
        ] },
    ] },
  ],
};
