/** The words of the provider's pages. The console's own words live in src/locales; these pages stand alone. */
export type PageText = {
  readonly language: 'en' | 'sv';
  readonly signIn: string;
  readonly signInTo: string;
  readonly username: string;
  readonly password: string;
  readonly cancel: string;
  readonly working: string;
  readonly wrongPassword: string;
  readonly tooManyTries: string;
  readonly demonstration: string;
  readonly demonstrationDetail: string;
  readonly accounts: string;
  readonly use: string;
  readonly signOut: string;
  readonly signOutQuestion: string;
  readonly signingOut: string;
  readonly staySignedIn: string;
  readonly signedOut: string;
  readonly back: string;
  readonly problem: string;
  readonly expired: string;
  readonly badRequest: string;
  /** What each demonstration account may do, by subject. */
  readonly roles: Readonly<Record<string, string>>;
};

const english: PageText = {
  language: 'en',
  signIn: 'Sign in',
  signInTo: 'Continue to',
  username: 'Username',
  password: 'Password',
  cancel: 'Cancel',
  working: 'Signing in…',
  wrongPassword: 'The username or password is wrong.',
  tooManyTries: 'Too many failed tries. Wait 15 minutes, then try again.',
  demonstration: 'Demonstration sign-in',
  demonstrationDetail: 'This identity provider is for trying the product out. It is not meant for production.',
  accounts: 'All accounts have the password',
  use: 'Use',
  signOut: 'Sign out',
  signOutQuestion: 'Do you want to sign out?',
  signingOut: 'Signing out…',
  staySignedIn: 'Stay signed in',
  signedOut: 'You are signed out',
  back: 'Back to the console',
  problem: 'Sign-in did not work',
  expired: 'This sign-in page has expired. Go back to the console and start again.',
  badRequest: 'The request to sign in was not understood.',
  roles: {
    'demo-admin': 'Administrator of every site',
    'demo-super': 'Super administrator',
    'demo-club': 'Administrator of one site',
    'demo-outsider': 'No access',
  },
};

const swedish: PageText = {
  language: 'sv',
  signIn: 'Logga in',
  signInTo: 'Fortsätt till',
  username: 'Användarnamn',
  password: 'Lösenord',
  cancel: 'Avbryt',
  working: 'Loggar in…',
  wrongPassword: 'Fel användarnamn eller lösenord.',
  tooManyTries: 'För många misslyckade försök. Vänta 15 minuter och försök sedan igen.',
  demonstration: 'Inloggning för demonstration',
  demonstrationDetail: 'Den här inloggningen är till för att prova produkten. Den är inte avsedd för skarp drift.',
  accounts: 'Alla konton har lösenordet',
  use: 'Använd',
  signOut: 'Logga ut',
  signOutQuestion: 'Vill du logga ut?',
  signingOut: 'Loggar ut…',
  staySignedIn: 'Förbli inloggad',
  signedOut: 'Du är utloggad',
  back: 'Tillbaka till konsolen',
  problem: 'Inloggningen fungerade inte',
  expired: 'Inloggningssidan är för gammal. Gå tillbaka till konsolen och börja om.',
  badRequest: 'Begäran om inloggning kunde inte tolkas.',
  roles: {
    'demo-admin': 'Administratör för alla webbplatser',
    'demo-super': 'Superadministratör',
    'demo-club': 'Administratör för en webbplats',
    'demo-outsider': 'Ingen behörighet',
  },
};

/**
 * Swedish when the console asks for it (`ui_locales`, OpenID Connect Core §3.1.2.1) or the browser prefers it, else English.
 * Both lists are in order of preference.
 */
export function pageText(uiLocales: string | undefined, acceptLanguage: string | undefined): PageText {
  const wanted = [...(uiLocales ?? '').split(' '), ...(acceptLanguage ?? '').split(',')];
  const first = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find((tag) => tag === 'sv' || tag === 'en');
  return first === 'sv' ? swedish : english;
}
