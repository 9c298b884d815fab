type Names = readonly [string, ...string[]];

/** First and last names by country; `sv` is Sweden's code in this product. */
export interface NamesOfCountry {
  country: string;
  male: Names;
  female: Names;
  last: Names;
}

const words = (text: string): Names => text.split(' ') as [string, ...string[]];

/** Sweden's names; most people of the demo bear them. */
export const swedishNames: NamesOfCountry = {
  country: 'sv',
  male: words(
    'Åke Albin Alvar Anton Arvid Axel Birk Björn Björne Casper Ebbe Edvin Elis Elliot Emil Erik Filip Folke Frans Gösta Göran Gustav Hjalmar Håkan Hugo Isak Ivar Jörgen Kåre Kjell Lage Linus Loke Ludvig Malte Måns Melker Nils Olle Oskar Östen Otto Pål Rasmus Sigge Sixten Sören Sture Tage Theo Tore Torbjörn Truls Valter Vidar Viggo Ville',
  ),
  female: words(
    'Agnes Alma Alva Åsa Astrid Åse Bodil Britta Cornelia Disa Ebba Edith Elin Ella Elsa Embla Ester Freja Frida Gerd Greta Hedda Hilma Idun Ingrid Iris Jördis Juni Karin Kerstin Klara Lärke Linnéa Liv Lovisa Märta Maja Majken Matilda Moa Nora Ottilia Pärla Ronja Rut Saga Selma Signe Siri Stina Svea Tilde Tindra Tuva Vera Vilda Ylva',
  ),
  last: words(
    'Åberg Ågren Åkerlind Ålander Almgren Ängberg Askelöf Bäckström Björnhed Blomqvist Bohlin Borgström Brännström Dahlgård Edström Ekelöv Enström Fjällgren Forsgård Frösander Gårdlund Göransson Granström Hägglöf Hallström Hedkvist Högström Holmgård Ivarsdal Järnfors Jönmark Källgren Kjellmark Kvarnlund Lagergård Lindhöjd Ljungdal Löfmark Lönnqvist Malmgård Mårdfors Nordgården Nyhöjd Näslund Öberg Öhrling Östergård Palmström Rönnbäck Rosengård Sandmark Sjögård Skoglöf Söderhed Stenström Strömgård Sundelöf Svärdfors Tallgård Törnhed Vallgård Vikström Wallmark Westgård Ytterström Zackmark',
  ),
};

/** Names of the other countries that players come from. */
export const foreignNames: readonly [NamesOfCountry, ...NamesOfCountry[]] = [
  {
    country: 'FI',
    male: words('Aapo Aarne Eero Eetu Jyri Kalle Lauri Mikko Niilo Onni Pekka Sakari Teemu Väinö Veikko Yrjö'),
    female: words('Aino Eevi Helmi Iida Kaisa Lempi Minttu Oona Päivi Pihla Sanni Tyyne Venla Vieno'),
    last: words(
      'Hämäläinen Jääskivi Kärkkäinen Koskelä Laitila Mäkiranta Närhi Pöyhiä Rääsälä Särkijärvi Tähtelä Väyrylä',
    ),
  },
  {
    country: 'NO',
    male: words('Aksel Bjørn Eirik Håvard Jørgen Kåre Ørjan Øystein Sindre Sondre Tørres Trygve'),
    female: words('Åshild Bjørg Dagny Gjertrud Hedvig Ingeborg Jorunn Ragnhild Sølvi Synnøve Tordis Unni'),
    last: words(
      'Bjørnstad Dæhlum Fjærestrand Gjøvåg Hågenrud Kjærland Lødemel Mæhlen Ødegårdsvik Røyseth Sæbøe Tømmerdal',
    ),
  },
  {
    country: 'DK',
    male: words('Asger Bjarke Jørn Kjeld Mads Mikkel Niels Palle Rasmus Søren Troels Valdemar'),
    female: words('Ane Birgitte Ditte Karoline Kirstine Lærke Maren Sidsel Sørine Thyra'),
    last: words('Bækgaard Dølby Fløjstrup Hørlyck Kjærsholm Løgstrand Mølbjerg Næsborg Rønneholt Skødshøj'),
  },
  {
    country: 'CZ',
    male: words('Bořek Dalibor Jaromír Jiří Kryštof Lukáš Matěj Ondřej Radovan Řehoř Štěpán Tomáš'),
    female: words('Alžběta Bělá Dagmar Kateřina Libuše Růžena Šárka Tereza Zdeňka Žofie'),
    last: words('Brůžek Čermákov Doležel Hájíček Jeřábek Krčmář Němeček Říhošek Šťovíček Vlčinský Zábranský Žďárek'),
  },
  {
    country: 'LV',
    male: words('Artūrs Dāvis Edgars Ģirts Jānis Kārlis Mārtiņš Roberts Toms Uģis'),
    female: words('Anete Elīna Ilze Inga Kristīne Līga Māra Santa Zane Žanete'),
    last: words('Āboliņš Bērziņkalns Dzērve Ezeriņš Kļaviņš Liepkalns Ozolājs Siliņš Vītolnieks Zvejsalnieks'),
  },
  {
    country: 'SK',
    male: words('Boleslav Dušan Ľubomír Marián Peter Róbert Šimon Tibor Vladimír Živko'),
    female: words('Božena Daniela Ľubica Mária Nataša Soňa Viera Zuzana'),
    last: words('Bačovský Ďurčan Hološ Kováčech Ľuptovský Mľynár Ondrušek Šoltýs Vrábeľ Žilinčan'),
  },
];
