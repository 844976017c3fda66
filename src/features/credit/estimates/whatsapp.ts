/** The address at which WhatsApp offers to send a text to whoever is chosen there. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
