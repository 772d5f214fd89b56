/**
 * Replaces the page with a message that the browser is too old (record 032): its name, its year, and a way out.
 * Reports it if config.json names an address. Fetched by start.js, and directly by browsers without modules, so it is
 * written in ES5.
 */
(function () {
  'use strict';
  /** First version of each year, by the browser's name in the user agent. `OS` has the versions of iOS and iPadOS. */
  var firstOfYear = {
    Chrome: { from: 2010, versions: [4, 9, 17, 24, 32, 40, 48, 56, 64, 72, 80, 88, 97, 109] },
    Edge: { from: 2015, versions: [12, 14, 15, 17] },
    Firefox: { from: 2011, versions: [4, 10, 18, 27, 35, 44, 51, 58, 65, 72, 85, 96, 109] },
    MSIE: { from: 2011, versions: [9, 10, 11] },
    OS: { from: 2012, versions: [6, 7, 8, 9, 9.3, 10.3, 11.3, 12.2, 13.4, 14.5, 15.3, 16.3] },
    SamsungBrowser: { from: 2016, versions: [4, 5.2, 6.4, 9.2, 11.2, 13.2, 16.2, 20] },
    Version: { from: 2012, versions: [6, 7, 8, 9, 9.1, 10.1, 11.1, 12.1, 13.1, 14.1, 15.3, 16.3] }
  };
  var texts = {
    de: {
      title: 'Dieser Browser ist zu alt für den Shop',
      yours: 'Sie verwenden {browser} aus dem Jahr {year}.',
      needed: 'Der Shop läuft in Chrome und Edge ab Version 109, in Firefox ab 121, in Safari ab 16.4 und in Samsung Internet ab 23.',
      update: 'Aktualisieren Sie den Browser oder öffnen Sie den Shop in einem anderen. Geht das auf diesem Gerät nicht, bestellen Sie auf einem neueren.',
      apple: 'Installieren Sie in den Einstellungen unter „Allgemein“ › „Softwareupdate“ die neueste Version. Wird dort keine angeboten, bestellen Sie auf einem neueren Gerät.',
      anyway: 'Trotzdem versuchen'
    },
    en: {
      title: 'This browser is too old for the shop',
      yours: 'You are using {browser} from {year}.',
      needed: 'The shop works in Chrome and Edge from version 109, Firefox from 121, Safari from 16.4 and Samsung Internet from 23.',
      update: 'Update the browser, or open the shop in another one. If this device can’t do that, order on a newer one.',
      apple: 'Go to Settings › General › Software Update and install the latest version. If none is offered, order on a newer device.',
      anyway: 'Try anyway'
    },
    it: {
      title: 'Questo browser è troppo vecchio per il negozio',
      yours: 'Sta usando {browser} del {year}.',
      needed: 'Il negozio funziona con Chrome ed Edge dalla versione 109, Firefox dalla 121, Safari dalla 16.4 e Samsung Internet dalla 23.',
      update: 'Aggiorni il browser o apra il negozio con un altro. Se su questo dispositivo non è possibile, ordini da uno più recente.',
      apple: 'Installi la versione più recente da Impostazioni › Generali › Aggiornamento software. Se non ne viene proposta nessuna, ordini da un dispositivo più recente.',
      anyway: 'Prova lo stesso'
    }
  };

  function language() {
    var cookie = /(?:^|; )locale=(de|en|it)/i.exec(document.cookie);
    var wanted = (cookie ? [cookie[1]] : []).concat(navigator.languages || [navigator.language || navigator.userLanguage]);
    for (var i = 0; i < wanted.length; i++) {
      var code = String(wanted[i]).slice(0, 2).toLowerCase();
      if (texts[code]) return code;
    }
    return 'de';
  }

  function yearOf(kind, version) {
    var known = firstOfYear[kind];
    var year;
    for (var i = 0; i < known.versions.length; i++) if (known.versions[i] <= version) year = known.from + i;
    return year;
  }

  /** Name, version and year of the browser; on iPhone and iPad those of the system, because every browser there uses its engine. */
  function browserOf(agent) {
    var apple = /(iPhone|iPad|iPod).* OS (\d+)_(\d+)/.exec(agent);
    if (apple) return named(apple[1] === 'iPad' && apple[2] > 12 ? 'iPadOS' : 'iOS', 'OS', apple[2] + '.' + apple[3]);
    var chrome = /Chrome\/(\d+)/.exec(agent);
    var kinds = [
      [/MSIE (\d+)/, 'Internet Explorer', 'MSIE'],
      [/Trident\/.*rv:(\d+)/, 'Internet Explorer', 'MSIE'],
      [/Edge\/(\d+)/, 'Edge', 'Edge'],
      [/Edg(?:A)?\/(\d+)/, 'Edge', 'Chrome'],
      [/SamsungBrowser\/(\d+\.\d+)/, 'Samsung Internet', 'SamsungBrowser'],
      [/OPR\/(\d+)/, 'Opera', 'Chrome'],
      [/Chrome\/(\d+)/, 'Chrome', 'Chrome'],
      [/Firefox\/(\d+)/, 'Firefox', 'Firefox'],
      [/Version\/(\d+\.\d+).*Safari\//, 'Safari', 'Version']
    ];
    for (var i = 0; i < kinds.length; i++) {
      var found = kinds[i][0].exec(agent);
      if (found) return named(kinds[i][1], kinds[i][2], found[1], kinds[i][2] === 'Chrome' && chrome ? chrome[1] : found[1]);
    }
    return { name: '', year: undefined };
  }

  function named(name, kind, version, dated) {
    return { name: name + ' ' + version.replace(/\.0$/, ''), year: yearOf(kind, parseFloat(dated || version)) };
  }

  /** Marks a step as done in this tab. Returns true if it was done before; false if it wasn't, or if storage is blocked. */
  function isDone(deed) {
    try {
      var key = 'start:' + deed;
      var was = sessionStorage.getItem(key) !== null;
      sessionStorage.setItem(key, '1');
      return was;
    } catch (error) {
      return false;
    }
  }

  function ask(method, address, body, heard) {
    var request = new XMLHttpRequest();
    request.open(method, address, true);
    if (body) request.setRequestHeader('Content-Type', 'text/plain;charset=UTF-8');
    request.onload = function () {
      if (heard && request.status === 200) heard(request.responseText);
    };
    request.send(body);
  }

  /** Reports the browser once per tab, in the shop's own format, at the share that config.json asks for. */
  function report(name) {
    if (isDone('old')) return;
    ask('GET', '/config.json', null, function (text) {
      var config = JSON.parse(text);
      var share = config.reportShare === undefined ? 1 : config.reportShare;
      if (!config.reportUrl || Math.random() >= share) return;
      var release = document.querySelector('meta[name="release"]');
      var what = { kind: 'start', screen: '', operation: ('old ' + name).replace(/ $/, ''), count: 1 };
      ask('POST', config.reportUrl, JSON.stringify({ release: release ? release.content : '', tenant: '', reports: [what] }));
    });
  }

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  function show(browser) {
    var code = language();
    var words = texts[code];
    var page = document.createElement('div');
    page.id = 'start';
    page.lang = code;
    page.setAttribute('role', 'alert');
    add(page, 'h1', words.title);
    var yours = browser.year ? words.yours.replace('{browser}', browser.name).replace('{year}', browser.year) + ' ' : '';
    add(page, 'p', yours + words.needed);
    // An iPad may identify as a Mac, but a Mac has no touch.
    var isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    add(page, 'p', isApple ? words.apple : words.update);
    var button = add(add(page, 'p', ''), 'button', words.anyway);
    button.type = 'button';
    button.onclick = function () {
      isDone('anyway');
      location.reload();
    };
    while (document.body.firstChild) document.body.removeChild(document.body.firstChild);
    document.body.appendChild(page);
  }

  var browser = browserOf(navigator.userAgent);
  show(browser);
  report(browser.name);
})();
