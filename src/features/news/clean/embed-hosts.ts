/**
 * Sites whose players may be shown, by exact host, with the address format of their players. Pages may frame
 * these same hosts (build/security-policy.ts).
 */
export const EMBED_HOSTS: Record<string, { name: string; path: RegExp; host?: string }> = {
  'www.youtube.com': { name: 'YouTube', path: /^\/embed\//, host: 'www.youtube-nocookie.com' },
  'www.youtube-nocookie.com': { name: 'YouTube', path: /^\/embed\// },
  'player.vimeo.com': { name: 'Vimeo', path: /^\/video\// },
  'open.spotify.com': { name: 'Spotify', path: /^\/embed\// },
  'w.soundcloud.com': { name: 'SoundCloud', path: /^\/player\// },
}
