/** Words that are written the same in English and in Swedish, and names that both have: a label may well be one of them in both. */
export const LOANWORDS: ReadonlySet<string> = new Set(
  `album alias app arena argument arm artist assist atlas atom audio banner bar bonus camping cap center champions chip coach comeback copyright cup
  data deadline debut december demo derby design diagram dialog dollar draft drama ego elegant embargo era event expert export extra
  fan fans feedback film filter final fitness format forum futsal gala garage global golf gram guide hashtag hit hobby hockey
  id idol import index info information intern internet intro jazz jeans judo junior jury karate kilo kiosk layout live logo
  manager match material max media medium meta metadata meter mini minimum minus mix moment moped motor motto multimedia museum
  neutral normal november offline offside ok online open opera optimal orange original oval
  parameter park partner pass patent period permanent person piano pixel plan play playoff plus podcast pop popcorn port portal position premium press pro
  problem process program puck quiz radar radio rally ranking rating region regional reporter retro robot rock rookie router rugby
  samba scout segment semifinal senior sensor september server service set shop shorts show signal single slogan snooker solo spam sponsor sport
  standard start station status stream streaming stress student studio super support surf symbol system
  taxi team tempo tennis term terminal test text timeout tips total tour trailer transfer trend triathlon trio union variant version veto video
  vinyl virus vital volley volt watt widget wifi wiki zoom
  api css csv gif html http https jpg json pdf png rss sms svg tv url xml
  android apple bluesky discord facebook flickr google instagram linkedin mastodon pinterest reddit snapchat soundcloud spotify strava telegram
  ticketmaster tiktok tumblr twitch twitter vimeo whatsapp youtube`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
