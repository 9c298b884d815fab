// The console already asked for the sign-out, so the form is sent at once; without script its button does the same.
const button = document.querySelector('button[name=logout]');
if (button instanceof HTMLButtonElement) button.click();
