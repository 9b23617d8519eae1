import { openInNewTab } from './clean/open-in-new-tab.ts'

/** Replaces media that the browser can't play with an explanation and a link to the file. */
export function replacePlayer(player: HTMLMediaElement): void {
  const [what, file] =
    player instanceof HTMLVideoElement ? ['video', 'video file'] : ['recording', 'audio file']
  const link = document.createElement('a')
  link.href = player.src
  link.textContent = `Open the ${file}`
  openInNewTab(link)
  const note = document.createElement('p')
  note.className = 'failed-player'
  // The text below stays where it is.
  note.style.aspectRatio = player.style.aspectRatio
  note.append(`This ${what} can’t be played here. `, link)
  player.replaceWith(note)
}
